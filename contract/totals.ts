import type { OrderTotalsDto } from '.'

type Priced = { price: string | number; discountedPrice: string | number }

const sum = (amounts: (string | number)[]) =>
  amounts.reduce<number>((total, amount) => total + Number(amount), 0)

/**
 * Takes products or lines, as they are on the wire or parsed; returns their totals in rupees. Each counts once, whatever
 * its quantity (specification, section 9).
 */
export const calculateTotals = (items: Priced[]): OrderTotalsDto => {
  const totalMrp = sum(items.map(({ price }) => price))
  const totalAmount = sum(items.map(({ discountedPrice }) => discountedPrice))
  return { itemCount: items.length, totalMrp, discount: totalMrp - totalAmount, totalAmount }
}
