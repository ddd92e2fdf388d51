import type { Product } from '@/shared/product/product'

/** Amounts in rupees. */
export type Totals = { itemCount: number; totalMrp: number; discount: number; totalAmount: number }

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Sums the prices. Each product counts once, whatever its quantity (specification, section 9). */
export const calculateTotals = (items: Pick<Product, 'price' | 'discountedPrice'>[]): Totals => {
  const totalMrp = sum(items.map(({ price }) => price))
  const totalAmount = sum(items.map(({ discountedPrice }) => discountedPrice))
  return { itemCount: items.length, totalMrp, discount: totalMrp - totalAmount, totalAmount }
}
