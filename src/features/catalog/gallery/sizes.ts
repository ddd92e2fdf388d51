/** How wide a picture of the detail is on the page, in plain lengths: WebKit takes no `min()` in `sizes`. */
export const ON_THE_PAGE = '(min-width: 82rem) 38rem, (min-width: 48rem) 46vw, 100vw'

/** More than any picture has: the browser takes the largest there is. */
export const THE_LARGEST = '4000px'
