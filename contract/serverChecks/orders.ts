import {
  DELIVERY_FIELDS,
  IDEMPOTENCY_KEY_HEADER,
  isRecord,
  MAX_IDEMPOTENCY_KEY_LENGTH,
  type OrderDto,
  type OrderLineRequest,
  type PlaceOrderRequest,
  unknownProductText,
} from '..'
import { HttpError } from './httpError'
import { type Fields, readFields, readStoredTexts, readTexts } from './readFields'

/** An order as it was requested. */
export type RequestedOrder = PlaceOrderRequest['order']

/** Takes the value of the header `Idempotency-Key`; returns it. Throws 400 if it is empty or too long. */
export const readIdempotencyKey = (value: string): string => {
  if (value && value.length <= MAX_IDEMPOTENCY_KEY_LENGTH) return value
  throw new HttpError(
    400,
    `The header '${IDEMPOTENCY_KEY_HEADER}' is required, with 1 to ${MAX_IDEMPOTENCY_KEY_LENGTH} characters.`,
  )
}

const readShownPrice = (value: unknown, name: string): string | undefined => {
  if (value === undefined || (typeof value === 'string' && /^\d+$/.test(value))) return value
  throw new HttpError(400, `The field '${name}' must be a text of digits.`)
}

const readLine = (line: unknown, index: number): OrderLineRequest => {
  const name = `order.lines[${index}]`
  if (!isRecord(line)) throw new HttpError(400, `The field '${name}' must be an object.`)
  const { _id } = readTexts(line, ['_id'], `${name}.`)
  const { qty, price, discountedPrice } = line
  if (typeof qty !== 'number' || !Number.isSafeInteger(qty) || qty < 1)
    throw new HttpError(400, `The field '${name}.qty' is required and must be a whole number from 1.`)
  return {
    _id,
    qty,
    price: readShownPrice(price, `${name}.price`),
    discountedPrice: readShownPrice(discountedPrice, `${name}.discountedPrice`),
  }
}

const readLines = ({ lines }: Fields): OrderLineRequest[] => {
  if (!Array.isArray(lines) || lines.length === 0) {
    throw new HttpError(400, "The field 'order.lines' is required and must be a list of one line or more.")
  }
  const read = lines.map(readLine)
  if (new Set(read.map(({ _id }) => _id)).size < read.length) {
    throw new HttpError(400, "The field 'order.lines' must not hold a product twice.")
  }
  return read
}

/**
 * Takes the body of an order; returns its lines, and its delivery address as it is stored. Throws 400, with
 * texts that name the wrong fields.
 */
export const readOrderRequest = (body: Fields): RequestedOrder => {
  const order = readFields(body, 'order')
  const lines = readLines(order)
  const delivery = readStoredTexts(
    readFields(order, 'delivery', 'order.'),
    DELIVERY_FIELDS,
    'order.delivery.',
  )
  return { lines, delivery }
}

/** Whether two lists hold the same lines, in any order. Neither holds a product twice. */
const hasSameLines = (lines: OrderLineRequest[], others: OrderLineRequest[]): boolean =>
  lines.length === others.length &&
  lines.every((line) => others.some(({ _id, qty }) => _id === line._id && qty === line.qty))

/**
 * Whether a request with the key of an order repeats the one that placed it: the same lines, quantities and
 * delivery. Prices are not compared, because those of the catalogue may have changed since.
 */
export const isSameOrder = (order: OrderDto, { lines, delivery }: RequestedOrder): boolean =>
  hasSameLines(order.lines, lines) &&
  DELIVERY_FIELDS.every((field) => order.delivery[field] === delivery[field])

/** Returns the 422 of a key that was used for another order. */
export const keyReused = (): HttpError =>
  new HttpError(422, `The ${IDEMPOTENCY_KEY_HEADER} was used for another order.`)

/** Takes lines whose products the catalogue does not have; returns the 400 that names each of them. */
export const unknownOrderedProducts = (lines: OrderLineRequest[]): HttpError =>
  new HttpError(400, ...lines.map(({ _id }) => unknownProductText(_id)))
