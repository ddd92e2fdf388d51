import type { CategoryDto, ProductDto } from '../src/contract'
import { randomId } from '../src/contract/randomId'

/** An account of a run, and what the responses told about it. */
export type Account = {
  name: string
  email: string
  token?: string
  user?: unknown
}

/** What a run knows: its two accounts, and what the responses told it so far. */
export type Run = {
  account: Account
  /** Shows that accounts do not see or change each other's lists. */
  otherAccount: Account
  password: string
  /** Begins every idempotency key of the run. */
  key: string
  products: ProductDto[]
  /** The cursor of the second page of two products. */
  next?: string
  categories: CategoryDto[]
  /** Those of the first account, newest first. */
  orders: unknown[]
}

/** An id of no product and no category. */
export const UNKNOWN_ID = 'no-such-thing'

const newAccount = (name: string): Account => ({
  name,
  // The accent has two Unicode forms.
  email: `contract-é${randomId()}@resham.example`,
})

/** Returns a run with accounts of its own, which are not registered yet. */
export const newRun = (): Run => ({
  account: newAccount('Contract test'),
  otherAccount: newAccount('Other contract test'),
  password: `Zarí-${randomId()}`,
  key: randomId(),
  products: [],
  categories: [],
  orders: [],
})

/** A step cannot be tried, because an earlier response lacks what its request needs. */
export class MissingFact extends Error {}

/** Takes what a run knows and its name; returns it. Throws a `MissingFact` where the run does not know it. */
export const known = <Value>(value: Value | undefined, name: string): Value => {
  if (value === undefined) throw new MissingFact(`Not tried: no response gave ${name}`)
  return value
}

/** Takes an account; returns its token. Throws a `MissingFact` where no response gave one. */
export const tokenOf = ({ token }: Account): string => known(token, 'a token')

const inStock = ({ products }: Run, index: number, name: string): ProductDto =>
  known(products.filter((product) => product.inStock)[index], name)

/** Take a run; return the three products in stock that the steps use, and one that is out of stock. */
export const firstProduct = (run: Run): ProductDto => inStock(run, 0, 'a product')
export const secondProduct = (run: Run): ProductDto => inStock(run, 1, 'a second product')
export const thirdProduct = (run: Run): ProductDto => inStock(run, 2, 'a third product')
export const soldOutProduct = ({ products }: Run): ProductDto =>
  known(
    products.find((product) => !product.inStock),
    'a product that is out of stock',
  )
