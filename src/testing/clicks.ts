import { createStore } from '@/app/store'
import { demoAccount, type ProductId, type QuantityStep } from '@/contract'
import { sessionReplaced } from '@/features/auth'
import {
  addToCart,
  changeQuantity,
  moveToCart,
  removeFromCart,
  selectIsCarted,
  selectIsQuantityPending,
  selectQuantity,
} from '@/features/cart'
import { getOrders, type OrderArg, placeOrder } from '@/features/orders'
import { addToWishlist, moveToWishlist, removeFromWishlist, selectIsWished } from '@/features/wishlist'
import { selectIsAnyPending, selectIsPending } from '@/shared/api/listChanges'
import { getCart, getWishlist, selectCart, selectWishlist } from '@/shared/api/lists'
import { issueToken } from '../../mock-server/token'

/** What a shopper can press. */
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

const user = { _id: 'user-guest', name: demoAccount.name, email: demoAccount.email }
/** The guest's, as the server would give it. */
export const session = { token: issueToken(user), user: { ...user, createdAt: '', updatedAt: '' } }

const delivery = { name: 'A', street: 'B', city: 'C', zipcode: '1', state: 'D', country: 'E' }

/** The guest's shop without a screen: its store, which has asked for the lists and the orders. */
export const openShop = () => {
  const waysBack: (() => void)[] = []
  /** Every order that was sent, and the id of what became of it where a response came. */
  const attempts: { arg: OrderArg; orderId?: string }[] = []
  const store = createStore({
    navigate: async () => {},
    locationState: () => null,
    resetAccounts: async () => {},
    pathname: () => '/cart',
    toast: (_kind, _text, offer) => void (offer && waysBack.push(offer.act)),
    log: () => {},
    removeSession: () => {},
    tellOtherTabs: () => {},
    takeUpdate: async () => {},
  })
  const { dispatch, getState } = store
  dispatch(sessionReplaced(session))
  dispatch(getCart.initiate(user._id))
  dispatch(getWishlist.initiate(user._id))
  dispatch(getOrders.initiate(user._id))
  /** The order that failed, to be sent again as it was. */
  const unplaced: { arg?: OrderArg } = {}
  return { dispatch, getState, subscribe: store.subscribe, waysBack, attempts, unplaced }
}
export type Shop = ReturnType<typeof openShop>

export const isListed = (list: { _id: ProductId }[] | undefined, id: ProductId) =>
  list?.some((item) => item._id === id) ?? false

const UNTRACKED = { track: false }

/** How many of a product the cart shows. */
const shownQuantity = ({ getState }: Shop, id: ProductId) => {
  const line = selectCart(getState())?.find((item) => item._id === id)
  return line && selectQuantity(getState(), line)
}

/** Presses plus or minus, if it is there and enabled. The number follows at once. */
const step = (shop: Shop, _id: ProductId, type: QuantityStep) => {
  const before = shownQuantity(shop, _id)
  if (before === undefined || (type === 'decrement' && before === 1)) return
  const quantity = before + (type === 'increment' ? 1 : -1)
  shop.dispatch(changeQuantity.initiate({ _id, type, quantity }, UNTRACKED))
  expect(shownQuantity(shop, _id)).toBe(quantity)
}

/** Presses Place Order on the summary. After a failure the same order is sent again. */
const order = async (shop: Shop) => {
  const items = selectCart(shop.getState()) ?? []
  const arg = shop.unplaced.arg ?? { key: `key-${shop.attempts.length}`, items, delivery }
  const attempt: Shop['attempts'][number] = { arg }
  shop.attempts.push(attempt)
  shop.unplaced.arg = arg
  const { data, error } = await shop.dispatch(placeOrder.initiate(arg, UNTRACKED))
  attempt.orderId = data?._id
  const isSettled = data || (error && 'status' in error && error.status === 409)
  if (isSettled && shop.unplaced.arg === arg) shop.unplaced.arg = undefined
}

/** What the buttons of a product say, whatever the lists say. */
export const saidOf = ({ getState }: Shop, id: ProductId) => ({
  isCarted: selectIsCarted(getState(), id),
  isWished: selectIsWished(getState(), id),
})

/** Presses Undo on the latest toast that has it. Gives the product that is restored to the cart, if one is. */
export const undo = ({ getState, waysBack }: Shop): ProductId | undefined => {
  const restoring = () => getState().pendingChanges.filter(({ name }) => name === 'restoreToCart')
  const before = restoring()
  waysBack.pop()?.()
  return restoring().find((change) => !before.includes(change))?.ids[0]
}

/** Presses a button, if it is there and enabled. Gives the mutation that it started, if it started one. */
export const click = (shop: Shop, { does, _id }: Click) => {
  const { dispatch, getState } = shop
  const state = getState()
  const cart = selectCart(state) ?? []
  const isCarted = isListed(cart, _id)
  const isWished = isListed(selectWishlist(state), _id)
  const isBusy = selectIsPending(state, _id)

  if (does === 'order') {
    const isEmpty = cart.length === 0 && !shop.unplaced.arg
    if (!isEmpty && !selectIsAnyPending(state)) order(shop)
    return undefined
  }
  // The shopper has left the summary.
  if (!selectIsAnyPending(state)) shop.unplaced.arg = undefined
  if (does === 'plus' || does === 'minus') {
    if (!isBusy || selectIsQuantityPending(state, _id))
      step(shop, _id, does === 'plus' ? 'increment' : 'decrement')
    return undefined
  }
  if (isBusy) return undefined
  /** The buttons say at once what a mutation will come to. */
  const said = <Sent>(sent: Sent, expected: Partial<ReturnType<typeof saidOf>>) => {
    expect(saidOf(shop, _id)).toMatchObject(expected)
    return sent
  }
  if (does === 'add')
    return isCarted ? undefined : said(dispatch(addToCart.initiate({ _id }, UNTRACKED)), { isCarted: true })
  if (does === 'remove') return isCarted ? dispatch(removeFromCart.initiate({ _id }, UNTRACKED)) : undefined
  if (does === 'toWishlist')
    return isCarted ? dispatch(moveToWishlist.initiate({ _id }, UNTRACKED)) : undefined
  if (does === 'toCart') return isWished ? dispatch(moveToCart.initiate({ _id }, UNTRACKED)) : undefined
  if (does === 'wish')
    return isWished
      ? undefined
      : said(dispatch(addToWishlist.initiate({ _id }, UNTRACKED)), { isWished: true })
  return isWished
    ? said(dispatch(removeFromWishlist.initiate({ _id }, UNTRACKED)), { isWished: false })
    : undefined
}
