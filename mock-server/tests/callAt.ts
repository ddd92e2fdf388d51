type Sent = {
  token?: string
  headers?: Record<string, string>
  body?: unknown /** A body that need not be JSON. */
  text?: string
}
type Received<Answer> = { status: number; body: Answer; headers: Headers }

/** What no answer may hold, whatever was asked. */
const SECRETS = /"(password|confirmPassword|salt|hash|iterations|stack)"\s*:/i

/**
 * Takes the address of an API; returns a function that sends it a request and returns the answer, which never
 * holds a secret.
 */
export const callAt =
  (api: string) =>
  async <Answer = unknown>(
    method: string,
    path: string,
    { token, headers: more, body, text = JSON.stringify(body) }: Sent = {},
  ): Promise<Received<Answer>> => {
    const headers: Record<string, string> = {
      ...(token !== undefined && { authorization: token }),
      ...(text !== undefined && { 'content-type': 'application/json' }),
      ...more,
    }
    const response = await fetch(`${api}/${path}`, {
      method,
      headers,
      ...(text !== undefined && { body: text }),
    })
    const received = await response.text()
    expect(received).not.toMatch(SECRETS)
    return { status: response.status, body: JSON.parse(received), headers: response.headers }
  }
