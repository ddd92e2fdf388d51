/** How long the browser may take to read a file, in ms: Safari asks the shopper first. */
const READ_MS = 60_000

/** Takes a name and a value; lets the browser save it as a file of JSON. */
export const saveJson = (name: string, value: unknown) => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), READ_MS)
}
