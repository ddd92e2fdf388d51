import { createStore } from '@/app/store'
import { demoAccount, type ProductId, type QuantityStep } from '@/contract'
import { sessionReplaced } from '@/features/auth'
import {
  addToCart,
  getCart,
  moveToCart,
  placeOrder,
  quantityStepped,
  removeFromCart,
  selectCart,
  selectIsCartBusy,
  selectIsCartChanging,
  selectIsCarted,
  selectIsStepping,
  selectQuantity,
} from '@/features/cart'
import {
  addToWishlist,
  getWishlist,
  moveToWishlist,
  removeFromWishlist,
  selectIsWished,
  selectIsWishlistBusy,
  selectIsWishlistChanging,
  selectWishlist,
} from '@/features/wishlist'
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

/** The guest's shop without a screen: its store, which has asked for both lists. */
export const openShop = () => {
  const waysBack: (() => void)[] = []
  const store = createStore({
    navigate: async () => {},
    locationState: () => null,
    resetAccounts: async () => {},
    pathname: () => '/cart',
    toast: (_kind, _text, offer) => void (offer && waysBack.push(offer.act)),
    log: () => {},
    tellOtherTabs: () => {},
    takeUpdate: async () => {},
  })
  const { dispatch, getState } = store
  dispatch(sessionReplaced(session))
  dispatch(getCart.initiate())
  dispatch(getWishlist.initiate())
  return { dispatch, getState, subscribe: store.subscribe, waysBack }
}
export type Shop = ReturnType<typeof openShop>

export const isListed = (list: { _id: ProductId }[] | undefined, id: ProductId) =>
  list?.some((item) => item._id === id) ?? false

/** How many of a garment the cart shows. */
const shownQuantity = ({ getState }: Shop, id: ProductId) => {
  const line = selectCart(getState())?.find((item) => item._id === id)
  return line && selectQuantity(getState(), line)
}

/** Presses plus or minus, if it is there and does not rest. The number follows at once. */
const step = (shop: Shop, _id: ProductId, type: QuantityStep) => {
  const before = shownQuantity(shop, _id)
  if (before === undefined || (type === 'decrement' && before === 1)) return
  shop.dispatch(quantityStepped({ _id, type }))
  expect(shownQuantity(shop, _id)).toBe(type === 'increment' ? before + 1 : before - 1)
}

const UNTRACKED = { track: false }

/** What the buttons of a garment say, whatever the lists say. */
export const saidOf = ({ getState }: Shop, id: ProductId) => ({
  isCarted: selectIsCarted(getState(), id),
  isWished: selectIsWished(getState(), id),
})

/** Presses Undo on the latest toast that has it. Gives the garment that is put back into the cart, if one is. */
export const undo = ({ getState, waysBack }: Shop): ProductId | undefined => {
  const busy = (): ProductId[] => getState().cart.inFlight
  const before = busy()
  waysBack.pop()?.()
  return busy().find((id) => !before.includes(id))
}

/** Presses a button, if it is there and does not rest. Gives the call that it sent, if it sent one. */
export const click = (shop: Shop, { does, _id }: Click) => {
  const { dispatch, getState } = shop
  const state = getState()
  const cart = selectCart(state) ?? []
  const isCarted = isListed(cart, _id)
  const isWished = isListed(selectWishlist(state), _id)
  const isBusy = selectIsCartBusy(state, _id) || selectIsWishlistBusy(state, _id)

  if (does === 'order') {
    const isResting = cart.length === 0 || selectIsCartChanging(state) || selectIsWishlistChanging(state)
    return isResting ? undefined : dispatch(placeOrder.initiate(cart, UNTRACKED))
  }
  if (does === 'plus' || does === 'minus') {
    if (!isBusy || selectIsStepping(state, _id)) step(shop, _id, does === 'plus' ? 'increment' : 'decrement')
    return undefined
  }
  if (isBusy) return undefined
  /** The buttons say at once what is to come of a call. */
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
