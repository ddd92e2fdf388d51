/** The name of a button, by what is written on it; the title of a product may follow. */
export const named = (text: string) => new RegExp(`^${text}(, |$)`)
