import { getReasonPhrase } from 'http-status-codes'

type Status = { status: number; statusText: string }

/** The status of a response in numbers and words. HTTP/2 sends no words. */
export const statusText = ({ status, statusText: sent }: Status): string => {
  try {
    return `${status} ${sent || getReasonPhrase(status)}`
  } catch {
    return String(status)
  }
}
