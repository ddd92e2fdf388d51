import type { ProductId, QuantityChangeType } from '@resham/contract'
import { issueToken } from '@resham/mock-server/auth/token'
import { guest } from '@resham/mock-server/seeds/userData'
import { REHYDRATE } from 'redux-persist'
import { createStore } from '@/app/store/store'
import {
  addToCart,
  changeQuantity,
  getCart,
  type OrderArg,
  placeOrder,
  removeFromCart,
  restoreToCart,
  selectCart,
  selectIsAnyCartChangePending,
  selectIsCarted,
  selectIsQuantityPending,
  selectQuantity,
} from '@/features/cart'
import { getOrders } from '@/features/orders'
import {
  addToWishlist,
  getWishlist,
  moveToCart,
  moveToWishlist,
  removeFromWishlist,
  restoreToWishlist,
  selectIsWished,
  selectWishlist,
} from '@/features/wishlist'
import { selectIsBusy } from '@/pages/components/selectIsBusy'
import { SESSION_KEY } from '@/shared/storageKeys'
import { fakeServices } from './fakeServices'

/** The buttons of the cart, the wishlist and the summary. */
export const CLICKS = [
  'add',
  'remove',
  'plus',
  'minus',
  'toCart',
  'toWishlist',
  'wish',
  'unwish',
  'order',
] as const
export type Click = { does: (typeof CLICKS)[number]; _id: ProductId }

/** The session of the demo account. */
export const session = { token: issueToken(guest), user: guest }

const delivery = { name: 'A', street: 'B', city: 'C', zipcode: '1', state: 'D', country: 'E' }

/** Creates the store without a UI: the demo account is logged in, its lists and orders are requested. */
export const createTestStore = () => {
  /** Functions that undo each removal, the latest one last. */
  const undoActions: (() => void)[] = []
  /** Every order that was sent, with the id of the placed one if a response came. */
  const attempts: { arg: OrderArg; orderId?: string }[] = []
  const store = createStore(fakeServices())
  const { dispatch, getState } = store
  dispatch({ type: REHYDRATE, key: SESSION_KEY, payload: session })
  dispatch(getCart.initiate(guest._id))
  dispatch(getWishlist.initiate(guest._id))
  dispatch(getOrders.initiate(guest._id))
  /** The order that failed, for an unchanged retry. */
  const unconfirmed: { arg?: OrderArg } = {}
  return { dispatch, getState, subscribe: store.subscribe, undoActions, attempts, unconfirmed }
}
export type TestStore = ReturnType<typeof createTestStore>

export const isListed = (list: { _id: ProductId }[] | undefined, id: ProductId) =>
  list?.some((item) => item._id === id) ?? false

const UNTRACKED = { track: false }

/** The quantity of a product that the cart shows. */
const shownQuantity = ({ getState }: TestStore, id: ProductId) => {
  const line = selectCart(getState())?.find((item) => item._id === id)
  return line && selectQuantity(getState(), line)
}

/** Presses plus or minus, if it is shown and enabled. The quantity changes synchronously. */
const pressPlusOrMinus = (shop: TestStore, _id: ProductId, type: QuantityChangeType) => {
  const before = shownQuantity(shop, _id)
  if (before === undefined || (type === 'decrement' && before === 1)) return
  const quantity = before + (type === 'increment' ? 1 : -1)
  shop.dispatch(changeQuantity.initiate({ _id, type, quantity }, UNTRACKED))
  expect(shownQuantity(shop, _id)).toBe(quantity)
}

/** Presses Place Order. After a failure it sends the same order again. */
const pressPlaceOrder = async (shop: TestStore) => {
  const items = selectCart(shop.getState()) ?? []
  const arg = shop.unconfirmed.arg ?? { key: `key-${shop.attempts.length}`, items, delivery }
  const attempt: TestStore['attempts'][number] = { arg }
  shop.attempts.push(attempt)
  shop.unconfirmed.arg = arg
  const { data, error } = await shop.dispatch(placeOrder.initiate(arg, UNTRACKED))
  attempt.orderId = data?._id
  const isSettled = data || (error && 'status' in error && error.status === 409)
  if (isSettled && shop.unconfirmed.arg === arg) shop.unconfirmed.arg = undefined
}

/** The state of a product's buttons, which includes pending changes. */
export const buttonStatesOf = ({ getState }: TestStore, id: ProductId) => ({
  isCarted: selectIsCarted(getState(), id),
  isWished: selectIsWished(getState(), id),
})

/** Undoes the latest removal. Returns the product that is being restored to the cart, if any. */
export const undo = ({ getState, undoActions }: TestStore): ProductId | undefined => {
  const restoring = () => getState().cart.changes.filter(({ isListed }) => isListed === true)
  const before = restoring()
  undoActions.pop()?.()
  return restoring().find((change) => !before.includes(change))?.ids[0]
}

/** Presses a button, if it is shown and enabled. Returns the mutation that it started, if any. */
export const click = (shop: TestStore, { does, _id }: Click) => {
  const { dispatch, getState } = shop
  const state = getState()
  const cart = selectCart(state) ?? []
  const isCarted = isListed(cart, _id)
  const isWished = isListed(selectWishlist(state), _id)
  const isBusy = selectIsBusy(state, _id)

  if (does === 'order') {
    const isEmpty = cart.length === 0 && !shop.unconfirmed.arg
    if (!isEmpty && !selectIsAnyCartChangePending(state)) pressPlaceOrder(shop)
    return undefined
  }
  // Another click means that the summary was left.
  if (!selectIsAnyCartChangePending(state)) shop.unconfirmed.arg = undefined
  if (does === 'plus' || does === 'minus') {
    if (!isBusy || selectIsQuantityPending(state, _id))
      pressPlusOrMinus(shop, _id, does === 'plus' ? 'increment' : 'decrement')
    return undefined
  }
  if (isBusy) return undefined
  /** The buttons show the expected outcome of a mutation synchronously. */
  const expectButtons = <Sent>(sent: Sent, expected: Partial<ReturnType<typeof buttonStatesOf>>) => {
    expect(buttonStatesOf(shop, _id)).toMatchObject(expected)
    return sent
  }
  if (does === 'add')
    return isCarted
      ? undefined
      : expectButtons(dispatch(addToCart.initiate({ _id }, UNTRACKED)), { isCarted: true })
  if (does === 'remove') {
    if (!isCarted) return undefined
    const quantity = shownQuantity(shop, _id) ?? 1
    shop.undoActions.push(() => dispatch(restoreToCart.initiate({ _id, quantity }, UNTRACKED)))
    return dispatch(removeFromCart.initiate({ _id }, UNTRACKED))
  }
  if (does === 'toWishlist')
    return isCarted ? dispatch(moveToWishlist.initiate({ _id }, UNTRACKED)) : undefined
  if (does === 'toCart') return isWished ? dispatch(moveToCart.initiate({ _id }, UNTRACKED)) : undefined
  if (does === 'wish')
    return isWished
      ? undefined
      : expectButtons(dispatch(addToWishlist.initiate({ _id }, UNTRACKED)), { isWished: true })
  if (!isWished) return undefined
  shop.undoActions.push(() => dispatch(restoreToWishlist.initiate({ _id }, UNTRACKED)))
  return expectButtons(dispatch(removeFromWishlist.initiate({ _id }, UNTRACKED)), { isWished: false })
}
