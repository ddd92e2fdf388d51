import type { CategoryDto, ProductDto } from '../src/contract'

/** What a run knows: its account, and what the responses told it so far. */
export type Run = {
  account: { name: string; email: string; password: string }
  orderKey: string
  products: ProductDto[]
  categories: CategoryDto[]
  token?: string
  userId?: unknown
  orderId?: unknown
}

/** An id of no product and no category. */
export const UNKNOWN_ID = 'self-check-no-such-thing'

// `crypto.randomUUID()` is missing on plain http.
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/** Returns a run with an account of its own, which is not registered yet. */
export const newRun = (): Run => ({
  account: { name: 'Self-check', email: `self-check-${randomId()}@resham.example`, password: randomId() },
  orderKey: randomId(),
  products: [],
  categories: [],
})

/** A step cannot be tried, because an earlier response lacks what its request needs. */
export class MissingFact extends Error {}

/** Takes what a run knows and its name; returns it. Throws a `MissingFact` where the run does not know it. */
export const known = <Value>(value: Value | undefined, name: string): Value => {
  if (value === undefined) throw new MissingFact(`Not tried: no response gave ${name}`)
  return value
}

const productAt = ({ products }: Run, index: number, name: string): ProductDto =>
  known(products.filter(({ inStock }) => inStock)[index], name)

/** Take a run; return the product that the steps use first, and another one. Both are in stock. */
export const firstProduct = (run: Run): ProductDto => productAt(run, 0, 'a product')
export const secondProduct = (run: Run): ProductDto => productAt(run, 1, 'a second product')
