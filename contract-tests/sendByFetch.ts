import type { Send } from './sendStep'

/** Takes what comes before `/api`; returns what sends the requests of the table there. */
export const sendByFetch =
  (server: string): Send =>
  async ({ method, path, headers, body }) => {
    const isGet = method === 'GET'
    const response = await fetch(server + path, {
      method,
      headers: isGet ? headers : { 'content-type': 'application/json', ...headers },
      ...(!isGet && { body }),
    })
    const text = await response.text()
    const isJson = /^application\/json\b/.test(response.headers.get('content-type') ?? '')
    return { status: response.status, body: isJson ? JSON.parse(text) : text }
  }
