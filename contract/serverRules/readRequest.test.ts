import { type CallName, callNames, IDEMPOTENCY_KEY_HEADER, MAX_IDEMPOTENCY_KEY_LENGTH, textLimits } from '..'
import { callOf } from '../calls'
import { HttpError } from './httpError'
import { readRequest } from './readRequest'

type Sent = { params?: Record<string, string>; query?: string; key?: string; body?: unknown; text?: string }

const read = (name: CallName, { params = {}, query = '', key = 'key', body, text }: Sent) =>
  readRequest(name, {
    params,
    query: new URLSearchParams(query),
    header: (header) => (header === IDEMPOTENCY_KEY_HEADER ? key : undefined),
    body: text ?? JSON.stringify(body) ?? '',
  })

/** The status and the texts of the error that a request gets; none for one that is read. */
const refusal = (name: CallName, sent: Sent) => {
  try {
    read(name, sent)
    return undefined
  } catch (error) {
    if (error instanceof HttpError) return [error.status, ...error.errors]
    throw error
  }
}

const signUp = {
  name: ' Asha  Rao ',
  email: '\u200b José@resham.example '.normalize('NFD'),
  password: 'a\u00a0é',
}
const delivery = {
  name: 'Asha',
  street: '7',
  city: 'Mysuru',
  zipcode: '४३१ ००५',
  state: 'KA',
  country: 'India',
}
const line = { _id: 'saree', qty: 1 }
const order = (fields: object) => ({ body: { order: { lines: [line], delivery, ...fields } } })
const nested = (levels: number) => `{"product":{"_id":"a"},"more":${'['.repeat(levels)}${']'.repeat(levels)}}`

test('a request is read in the form in which it is stored, with its parameters and its header', () => {
  const { body } = read('signUp', { body: { ...signUp, phone: [1], _id: 7, cart: [], confirmPassword: 0 } })
  expect(body).toEqual({
    name: 'Asha  Rao',
    email: 'José@resham.example',
    password: 'a é',
    extra: { phone: [1] },
  })
  expect(read('logIn', { body: { email: ' A@b ', password: 'e\u0301', more: 1 } }).body).toEqual({
    email: ' A@b ',
    password: 'é',
  })
  expect(read('addToCart', { body: { product: { _id: 'a', price: '1' } } }).body).toEqual({
    product: { _id: 'a' },
    qty: 1,
  })
  const change = { params: { productId: 'a b' }, body: { action: { type: 'increment' } } }
  expect(read('changeQuantity', change)).toMatchObject({ params: { productId: 'a b' }, body: change.body })
  const placed = read('placeOrder', { key: ' key ', ...order({ lines: [{ ...line, price: '0500' }] }) })
  expect(placed.headers).toEqual({ [IDEMPOTENCY_KEY_HEADER]: 'key' })
  expect(placed.body).toEqual({
    order: { lines: [{ ...line, price: '0500' }], delivery: { ...delivery, zipcode: '431005' } },
  })
  expect(read('getCart', { text: 'no JSON', query: 'limit=0' })).toMatchObject({ body: undefined, query: {} })
})

test('the query of products is read: an empty parameter is the default, and ids replace all others', () => {
  const query = (text: string) => read('getProducts', { query: text }).query
  expect(query('unknown=1')).toEqual({})
  expect(
    query('limit=&search=silk&category=Saree&category=&category=Saree&rating=5&sortby=highToLow'),
  ).toEqual({
    limit: undefined,
    search: 'silk',
    category: ['Saree'],
    rating: 5,
    sortby: 'highToLow',
  })
  expect(query('ids=&limit=0')).toEqual({ ids: '' })
  expect(query('search=a%00&limit=500&titlesFirst=true')).toEqual({
    search: 'a\0',
    limit: 500,
    titlesFirst: 'true',
  })
})

const NOT_BLANK = 'is required and must be a text that is not blank.'
const KEY = `The header '${IDEMPOTENCY_KEY_HEADER}' is required, with 1 to ${MAX_IDEMPOTENCY_KEY_LENGTH} characters.`
const UNSTORABLE = 'A text must not contain the character U+0000 or half a surrogate pair.'

// biome-ignore format: a table is read by its columns.
test.each<[name: CallName, sent: Sent, texts: string[]]>([
  ['logIn', { text: '' }, ['The body is not valid JSON.']],
  ['logIn', { text: '[]' }, ['The body must be a JSON object.']],
  ['logIn', { text: 'null' }, ['The body must be a JSON object.']],
  ['logIn', { body: {} }, [`The field 'email' ${NOT_BLANK}`, `The field 'password' ${NOT_BLANK}`]],
  ['logIn', { body: { email: '\u200b ', password: 7 } }, [`The field 'email' ${NOT_BLANK}`, `The field 'password' ${NOT_BLANK}`]],
  ['signUp', { body: { ...signUp, email: 'asha' } }, ["The field 'email' must be an email address."]],
  ['signUp', { body: { ...signUp, name: 'x'.repeat(textLimits.name + 1) } }, ["The field 'name' must have at most 100 characters."]],
  ['signUp', { body: { ...signUp, [`a${'\u{20000}'.repeat(100)}`]: 1 } }, [`The name of the field 'a${'\u{20000}'.repeat(49)}\ud840' must have at most 100 characters.`]],
  ['signUp', { body: { ...signUp, phone: 'x'.repeat(999) } }, ["The field 'phone' must have at most 1000 characters of JSON."]],
  ['signUp', { body: { ...signUp, ...Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`f${at}`, 1])) } }, ["There must be at most 20 further fields: 'f20' is one more."]],
  ['addToCart', { body: { product: [], qty: 0 } }, ["The field 'product' is required and must be an object.", "The field 'qty' must be a whole number from 1 to 10000."]],
  ['addToCart', { body: { product: { _id: 'a' }, qty: 2 ** 53 } }, ["The field 'qty' must be a whole number from 1 to 10000."]],
  ['changeQuantity', { body: {} }, ["The field 'action' is required and must be an object."]],
  ['changeQuantity', { body: { action: { type: ' ' } } }, [`The field 'action.type' ${NOT_BLANK}`]],
  ['changeQuantity', { body: { action: { type: 'double' } } }, ["The field 'action.type' must be 'increment' or 'decrement'."]],
  ['placeOrder', { key: ' ', ...order({}) }, [KEY]],
  ['placeOrder', { key: 'k'.repeat(MAX_IDEMPOTENCY_KEY_LENGTH + 1), ...order({}) }, [KEY]],
  ['placeOrder', order({ lines: [] }), ["The field 'order.lines' is required and must be a list of one line or more."]],
  ['placeOrder', order({ lines: [line, line] }), ["The field 'order.lines' must not hold a product twice."]],
  ['placeOrder', order({ lines: ['saree'] }), ["The field 'order.lines[0]' must be an object."]],
  ['placeOrder', order({ lines: [line, { _id: 'kurti', qty: 0, price: '-1' }] }), [
    "The field 'order.lines[1].qty' is required and must be a whole number from 1.", "The field 'order.lines[1].price' must be a text of digits."]],
  ['placeOrder', order({ delivery: { ...delivery, zipcode: '43100l' } }), ["The field 'order.delivery.zipcode' must contain digits only."]],
  ['placeOrder', order({ delivery: { ...delivery, zipcode: '9'.repeat(13) } }), ["The field 'order.delivery.zipcode' must have at most 12 digits."]],
  ['addToCart', { text: '{"product":{"_id":"a","__proto__":1}}' }, ["A field must not be called '__proto__'."]],
  ['addToCart', { text: '{"product":{"_id":"a"},"more":[{"constructor":1}]}' }, ["A field must not be called 'constructor'."]],
  ['addToCart', { body: { product: { _id: 'a' }, prototype: 1 } }, ["A field must not be called 'prototype'."]],
  ['addToCart', { body: { product: { _id: 'a\0' } } }, [UNSTORABLE]],
  ['addToCart', { body: { product: { _id: 'a\ud83d' } } }, [UNSTORABLE]],
  ['addToCart', { body: { product: { _id: 'a' }, 'b\0': 1 } }, [UNSTORABLE]],
  ['placeOrder', order({ lines: Array(5_001).fill(1) }), ['A list must have at most 5000 entries.']],
  ['addToCart', { text: nested(33) }, ['The body has more than 32 levels.']],
  ['getProducts', { query: 'limit=501' }, ["The parameter 'limit' must be a whole number from 1 to 500."]],
  ['getProducts', { query: 'limit=0' }, ["The parameter 'limit' must be a whole number from 1 to 500."]],
  ['getProducts', { query: 'rating=4.5' }, ["The parameter 'rating' must be a whole number from 0 to 5."]],
  ['getProducts', { query: 'sortby=cheap' }, ["The parameter 'sortby' must be lowToHigh or highToLow."]],
  ['getProducts', { query: `search=${'a'.repeat(201)}` }, ["The parameter 'search' must be a text of at most 200 characters."]],
  ['getProducts', { query: 'category=a%00' }, ["The parameter 'category' must not contain the character U+0000."]],
])('%s with %j gets a 400', (name, sent, texts) => {
  expect(refusal(name, sent)).toEqual([400, ...texts])
})

test('what is at a limit is read', () => {
  expect(refusal('addToCart', { text: nested(31) })).toBeUndefined()
  expect(
    refusal('signUp', { body: { ...signUp, name: '\u{20000}'.repeat(textLimits.name) } }),
  ).toBeUndefined()
  expect(
    refusal('signUp', { body: { ...signUp, ['\u{20000}'.repeat(100)]: 'x'.repeat(998) } }),
  ).toBeUndefined()
  expect(refusal('placeOrder', { key: 'k'.repeat(MAX_IDEMPOTENCY_KEY_LENGTH), ...order({}) })).toBeUndefined()
  expect(refusal('getProducts', { query: `search=${encodeURIComponent('👗'.repeat(200))}` })).toBeUndefined()
})

test('of many wrong fields the first twenty are named', () => {
  const lines = Array.from({ length: 5_000 }, () => ({}))
  expect(refusal('placeOrder', order({ lines }))).toHaveLength(1 + 20)
})

test('the example of each call is read', () => {
  for (const name of callNames) expect(refusal(name, { body: callOf(name).request?.example })).toBeUndefined()
})
