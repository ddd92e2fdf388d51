const indianDigits = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** Writes an amount of rupees the way the shop does: `Rs. 1,29,999` (specification, section 9). */
export const formatRupees = (rupees: number): string => `Rs. ${indianDigits.format(rupees)}`
