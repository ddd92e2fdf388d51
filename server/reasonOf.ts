/** Takes an error; returns what it says, on one line. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  // If a host has several addresses, the error has no message, only a code.
  const text = error.message || ('code' in error ? String(error.code) : error.name)
  return text.replace(/\s*\n\s*/g, ' ')
}
