import { getReasonPhrase } from 'http-status-codes'

const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** Takes a duration in ms; returns it as '1,234 ms'. */
export const durationText = (ms: number): string => `${number.format(ms)} ms`

/** Takes a size in bytes; returns it as '12.3 kB'. */
export const sizeText = (bytes: number): string => {
  if (bytes < 1000) return `${number.format(bytes)} B`
  return bytes < 1_000_000 ? `${number.format(bytes / 1000)} kB` : `${number.format(bytes / 1_000_000)} MB`
}

type Status = { status: number; statusText: string }

/** The status of a response in numbers and words. HTTP/2 sends no words. */
export const statusText = ({ status, statusText: sent }: Status): string => {
  try {
    return `${status} ${sent || getReasonPhrase(status)}`
  } catch {
    return String(status)
  }
}
