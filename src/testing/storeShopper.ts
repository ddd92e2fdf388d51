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
import { isOutcomeUnknown } from '@/shared/api/statusOf'
import type { AppThunk } from '@/shared/redux/hooks'
import { SESSION_KEY } from '@/shared/storageKeys'
import { fakeServices } from './fakeServices'

/**
 * The buttons of the cart, the wishlist and the summary, without a page: `click` says once more which are shown and enabled.
 * 200 sequences take 6 s so, 15 s with the bare buttons of three products rendered, and 32 s with the lines of the cart.
 * The tests of pages press the real buttons.
 */
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

const UNTRACKED = { track: false }

/** What the buttons show before the response. */
const SHOWN_AT_ONCE: Partial<Record<Click['does'], { isCarted: boolean } | { isWished: boolean }>> = {
  add: { isCarted: true },
  wish: { isWished: true },
  unwish: { isWished: false },
}

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
  if (!(error && isOutcomeUnknown(error)) && shop.unconfirmed.arg === arg) shop.unconfirmed.arg = undefined
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
  const buttons = {
    add: [!isCarted, addToCart],
    remove: [isCarted, removeFromCart],
    toWishlist: [isCarted, moveToWishlist],
    toCart: [isWished, moveToCart],
    wish: [!isWished, addToWishlist],
    unwish: [isWished, removeFromWishlist],
  } as const
  const [isShown, mutation] = buttons[does]
  if (isBusy || !isShown) return undefined
  const quantity = shownQuantity(shop, _id) ?? 1
  if (does === 'remove')
    shop.undoActions.push(() => dispatch(restoreToCart.initiate({ _id, quantity }, UNTRACKED)))
  if (does === 'unwish') shop.undoActions.push(() => dispatch(restoreToWishlist.initiate({ _id }, UNTRACKED)))
  const sent = dispatch(mutation.initiate({ _id }, UNTRACKED) as AppThunk<PromiseLike<{ error?: unknown }>>)
  expect(buttonStatesOf(shop, _id)).toMatchObject(SHOWN_AT_ONCE[does] ?? {})
  return sent
}
