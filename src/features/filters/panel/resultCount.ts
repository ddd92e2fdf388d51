/** The label of a number of products. */
export const resultCount = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`
