import type { CallName } from '@resham/contract'
import { API_NAMESPACE, type ErrorsDto, randomId } from '@resham/contract'
import { callOf, type calls } from '@resham/contract/calls'
import { errors } from '@resham/contract/resources/errors'
import { readApiUrl } from '@resham/delivery/apiUrl'
import type { output, ZodMiniType } from 'zod/mini'

/** The URL of the server under test, without `/api`; undefined for the mock server. */
const realServer = readApiUrl('CONTRACT_URL')

if (!realServer) {
  let mock: { shutdown: () => void }
  beforeAll(async () => {
    const { startMockServer } = await import('@resham/mock-server')
    mock = startMockServer({ environment: 'test' })
  })
  afterAll(() => mock.shutdown())
}

/** What a request adds to the method and path of its call. */
type Details = {
  /** The values of the path parameters. */
  params?: Record<string, string>
  query?: Record<string, string | number | readonly string[]>
  /** The body, sent as JSON. */
  body?: object
  /** Replaces `body`: text that need not be JSON. */
  text?: string
  /** The `authorization` header. */
  token?: string | undefined
  headers?: Record<string, string>
  /** Replace the method and the path of the call. */
  method?: string
  path?: `/${string}`
}

const urlOf = (template: `/${string}`, { params = {}, query = {}, path = template }: Details) => {
  const filled = path.replace(/\{(\w+)\}/g, (_all, key) => encodeURIComponent(params[key] ?? ''))
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, `${each}`]),
  )
  return `/${API_NAMESPACE}${filled}${pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : ''}`
}

/** What no response may hold: a password of a new account, a field of a password, its salt or hash, or a stack. */
const SECRETS = /-of-my-own-|"[^"]*(password|salt|hash)[^"]*"\s*:|"stack"\s*:/i

/**
 * Sends a request; returns the beginning of it, and the status and body of the response: parsed if the
 * Content-Type is JSON, else as text.
 */
export const exchange = async (name: CallName, details: Details = {}) => {
  const { method, path } = { ...callOf(name), ...details }
  const { body, text = JSON.stringify(body) ?? '', token, headers } = details
  const url = urlOf(path, details)
  const isGet = method === 'GET'
  const response = await fetch((realServer ?? '') + url, {
    method,
    headers: {
      ...(!isGet && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: token }),
      ...headers,
    },
    ...(!isGet && { body: text }),
  })
  const received = await response.text()
  expect(received).not.toMatch(SECRETS)
  const isJson = /^application\/json\b/.test(response.headers.get('content-type') ?? '')
  return {
    sent: `${method} ${url} ${text.slice(0, 500)}`,
    status: response.status,
    body: isJson ? JSON.parse(received) : received,
  }
}

type Calls = typeof calls
type Body<Name extends CallName, Status> = Status extends Calls[Name]['response']['status']
  ? output<Calls[Name]['response']['schema']>
  : Calls[Name] extends { errorSchemas: Record<Status & number, infer Schema extends ZodMiniType> }
    ? output<Schema>
    : ErrorsDto

/**
 * Takes the name of a call, a status, and what the request adds to the call; sends it. The response must have
 * this status, and the body that the contract gives it, which is returned. `coverage.test.ts` looks for
 * `send('call', status`.
 */
export const send = async <Name extends CallName, Status extends number>(
  name: Name,
  status: Status,
  details: Details = {},
): Promise<Body<Name, Status>> => {
  const { response, errorSchemas } = callOf(name)
  const received = await exchange(name, details)
  const schema = status === response.status ? response.schema : (errorSchemas?.[status] ?? errors)
  // A failure shows what was sent, because a test sends many requests.
  expect(received).toEqual({ ...received, status })
  const { sent, body } = received
  expect({ sent, issues: schema.safeParse(body).error?.issues }).toEqual({ sent })
  return body
}

/** Returns an account that is not registered. Its email and password have an accent: two Unicode forms. */
export const newAccount = () => ({
  name: 'Contract test',
  email: `contract-é${randomId()}@resham.example`,
  password: `Zarí-of-my-own-${randomId()}`,
})

/** Signs up a shopper; returns their account, and a `send` that adds their token. */
export const newShopper = async () => {
  const account = newAccount()
  const { createdUser, encodedToken: token } = await send('signUp', 201, { body: account })
  const sendWithToken = ((name, status, details) => send(name, status, { token, ...details })) as typeof send
  return { ...account, user: createdUser, token, send: sendWithToken }
}
export type Shopper = Awaited<ReturnType<typeof newShopper>>

/** Takes words; returns an error with one text for each, which contains it. */
export const naming = (...words: string[]) => ({ errors: words.map((word) => expect.stringContaining(word)) })
