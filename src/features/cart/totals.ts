import type { Product } from '@/shared/product/product'

/** Amounts in rupees. */
export type Totals = { itemCount: number; totalMrp: number; discount: number; totalAmount: number }

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/**
 * Adds the prices up. Each design counts once, whatever its quantity: the specification says so
 * (section 9), and the price card says so to the shopper.
 */
export const totalsOf = (items: Pick<Product, 'price' | 'discountedPrice'>[]): Totals => {
  const totalMrp = sum(items.map(({ price }) => price))
  const totalAmount = sum(items.map(({ discountedPrice }) => discountedPrice))
  return { itemCount: items.length, totalMrp, discount: totalMrp - totalAmount, totalAmount }
}
