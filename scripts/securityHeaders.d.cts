// For the tests, which are checked; the rest of this folder is plain JavaScript.
export const pagePolicy: (hashes: { script?: string[]; style?: string[] }) => string
