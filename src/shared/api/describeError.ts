import type { SerializedError } from '@reduxjs/toolkit'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react'
import { type ErrorsDto, isRecord } from '@resham/contract'

/** Whether the error of a request has the body of an error of the API: a gateway sends another one. */
export const isOfApi = (error: object): error is { data: ErrorsDto } => {
  const { data } = error as { data?: unknown }
  return isRecord(data) && Array.isArray(data.errors)
}

/** Takes the error of a request; returns the server's texts, none where it sent none. */
export const errorsOf = (error: object): string[] => (isOfApi(error) ? error.data.errors : [])

/** Takes the error of a request; returns its text: the server's first, else the client's (specification, section 8). */
export const describeError = (error: FetchBaseQueryError | SerializedError): string => {
  if (!('status' in error))
    return error.name === 'AbortError' ? 'Request aborted' : (error.message ?? 'Error')
  switch (error.status) {
    case 'TIMEOUT_ERROR':
      return 'The request took too long. Please try again.'
    case 'FETCH_ERROR':
      return 'Network Error'
    case 'PARSING_ERROR':
      return 'The response could not be read.'
    case 'CUSTOM_ERROR':
      return error.error
    default:
      return errorsOf(error)[0] ?? `Request failed with status code ${error.status}`
  }
}
