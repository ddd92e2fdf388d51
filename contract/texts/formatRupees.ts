const indianDigits = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** Takes an amount in rupees; returns it as `Rs. 1,29,999` (specification, section 9). */
export const formatRupees = (rupees: number): string => `Rs. ${indianDigits.format(rupees)}`
