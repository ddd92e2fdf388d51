/** The id of the layout's `<main>`. */
export const CONTENT_ID = 'content'
