/** Takes a product's prices; returns its discount in per cent, rounded down: 100 is free. */
export const discountPercent = (price: number, discountedPrice: number): number =>
  // Whole numbers, until the division: 1 - 400 / 500 is a little less than 0.2.
  Math.floor(((price - discountedPrice) * 100) / price)
