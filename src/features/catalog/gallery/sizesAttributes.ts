/** The width of a picture on the product page, in plain lengths: WebKit takes no `min()` in `sizes`. */
export const PAGE_SIZES = '(min-width: 82rem) 38rem, (min-width: 48rem) 46vw, 100vw'

/** Wider than any picture, so that the browser takes the largest. */
export const ENLARGED_SIZES = '4000px'
