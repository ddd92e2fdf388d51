const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** Takes a duration in ms; returns it as '1,234 ms'. */
export const durationText = (ms: number): string => `${number.format(ms)} ms`

/** Takes a size in bytes; returns it as '12.3 kB'. */
export const sizeText = (bytes: number): string => {
  if (bytes < 1000) return `${number.format(bytes)} B`
  return bytes < 1_000_000 ? `${number.format(bytes / 1000)} kB` : `${number.format(bytes / 1_000_000)} MB`
}
