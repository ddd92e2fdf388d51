/** Takes a button's text; returns a pattern of its accessible name, which may add a product's title. */
export const buttonName = (text: string) => new RegExp(`^${text}(, |$)`)
