import { getReasonPhrase } from 'http-status-codes'

const number = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 })

/** Takes a duration in ms; returns it as '1,234 ms'. */
export const durationText = (ms: number): string => `${number.format(ms)} ms`

/** Takes a text; returns its size in UTF-8 as '12.3 kB'. */
export const sizeText = (text: string): string => {
  const bytes = new Blob([text]).size
  if (bytes < 1000) return `${number.format(bytes)} B`
  return bytes < 1_000_000 ? `${number.format(bytes / 1000)} kB` : `${number.format(bytes / 1_000_000)} MB`
}

/** Whether a status is one of success (specification, section 8). */
export const isSuccess = (status: number): boolean => status >= 200 && status <= 299

type Status = { status: number; statusText: string }

/** The status of a response in numbers and words. HTTP/2 sends no words. */
export const statusText = ({ status, statusText: sent }: Status): string => {
  try {
    return `${status} ${sent || getReasonPhrase(status)}`
  } catch {
    return String(status)
  }
}
