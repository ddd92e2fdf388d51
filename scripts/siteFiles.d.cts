// For the tests, which are checked; the rest of this folder is plain JavaScript.
export const siteFiles: (site: {
  siteUrl?: string
  paths: string[]
  policy: string
}) => Record<string, string>
