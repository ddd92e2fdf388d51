type Sent = {
  token?: string
  headers?: Record<string, string>
  body?: unknown
  /** Replaces `body`: text that need not be JSON. */
  text?: string
}
type Received<Body> = { status: number; body: Body; headers: Headers }

/** Fields that no response may contain. */
const SECRETS = /"(password|confirmPassword|salt|hash|iterations|stack)"\s*:/i

/**
 * Takes the URL of an API; returns a function that sends a request and returns its response. It fails the test when
 * the response contains a secret.
 */
export const createClient =
  (api: string) =>
  async <Body = unknown>(
    method: string,
    path: string,
    { token, headers: more, body, text = JSON.stringify(body) }: Sent = {},
  ): Promise<Received<Body>> => {
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
