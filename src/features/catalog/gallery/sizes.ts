/** How wide a picture of the detail is on the page, in the words of the `sizes` attribute. */
export const ON_THE_PAGE = '(min-width: 48rem) min(46vw, 42rem), 100vw'

/** More than any picture has: the browser takes the largest there is. */
export const THE_LARGEST = '4000px'
