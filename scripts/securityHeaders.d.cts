// For the tests, which are checked; the rest of this folder is plain JavaScript.
export const pagePolicy: (styleHashes?: string[]) => string
