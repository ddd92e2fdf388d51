const indianDigits = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** Takes a number; returns its integer with Indian grouping: `1,29,999`. */
export const groupDigits = (number: number): string => indianDigits.format(number)

/** Takes an amount in rupees; returns it as `Rs. 1,29,999` (specification, section 9). */
export const formatRupees = (rupees: number): string => `Rs. ${groupDigits(rupees)}`
