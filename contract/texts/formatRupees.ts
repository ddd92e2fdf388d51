/**
 * Takes a number; returns it rounded, with Indian grouping: `1,29,999`. `Intl` says the same, but its first formatter
 * blocks a slow phone for 50 ms while the shop starts.
 */
export const groupDigits = (number: number): string =>
  String(Math.round(number)).replaceAll(/\B(?=(\d\d)*\d{3}$)/g, ',')

/** Takes an amount in rupees; returns it as `Rs. 1,29,999` (specification, section 9). */
export const formatRupees = (rupees: number): string => `Rs. ${groupDigits(rupees)}`
