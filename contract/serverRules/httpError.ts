import type { ErrorsDto } from '..'

/** An error response: a status with one text or more (specification, section 8). */
export class HttpError extends Error {
  readonly status: number
  readonly errors: string[]

  constructor(status: number, ...errors: string[]) {
    super(errors.join(' '))
    this.status = status
    this.errors = errors
  }

  /** The body of the response. */
  get body(): ErrorsDto {
    return { errors: this.errors }
  }
}
