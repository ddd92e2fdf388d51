import { type DeliveryDto, IDEMPOTENCY_KEY_HEADER, type OrderLineRequest } from '../src/contract'
import type { StepRequest } from './defineStep'
import { firstProduct, type Run, secondProduct } from './testRun'

export const delivery: DeliveryDto = {
  name: 'Contract test',
  street: '7, Temple Road',
  city: 'Mysuru',
  zipcode: '570001',
  state: 'Karnataka',
  country: 'India',
}

/** Takes a run; returns the lines that order the cart: two of the first product and one of the second. */
export const linesOf = (run: Run): [OrderLineRequest, OrderLineRequest] => [
  { _id: firstProduct(run)._id, qty: 2 },
  { _id: secondProduct(run)._id, qty: 1 },
]

/** Takes a run, what differs from the order of its cart, and the key of the order; returns the request. */
export const orderOf = (run: Run, change: object = {}, key = run.key): StepRequest => ({
  headers: { [IDEMPOTENCY_KEY_HEADER]: key },
  body: { order: { lines: linesOf(run), delivery, ...change } },
})

/** Takes a run; returns the order as it has to be stored: each line counts once in the totals, whatever its quantity. */
export const storedOrder = (run: Run) => {
  const products = [firstProduct(run), secondProduct(run)]
  const sum = (field: 'price' | 'discountedPrice') =>
    products.reduce((total, product) => total + Number(product[field]), 0)
  const [totalMrp, totalAmount] = [sum('price'), sum('discountedPrice')]
  return {
    lines: products.map(({ _id, title, imageLink, price, discountedPrice }, index) => ({
      _id,
      title,
      imageLink,
      price,
      discountedPrice,
      qty: 2 - index,
    })),
    totals: { itemCount: 2, totalMrp, discount: totalMrp - totalAmount, totalAmount },
    delivery,
  }
}
