/** How many products the filters let through, in words. */
export const resultCount = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`
