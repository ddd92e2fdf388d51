import { isAnyOf, isFulfilled, isRejected, type Reducer, type UnknownAction } from '@reduxjs/toolkit'
import type { ProductId } from '@/contract'
import { cartApi, getCart } from '@/features/cart'
import { getWishlist, wishlistApi } from '@/features/wishlist'
import { api } from '@/shared/api/api'
import type { Lists } from '@/shared/product/lists'
import { isListAnswer, type ListCalls, selectDoubtfulAtRest } from './listCalls'
import type { StartListening } from './startListening'

type State = { api: ReturnType<typeof api.reducer>; listCalls: ListCalls }

/** The call that an action answers, as it is known while it is under way. */
const callOf = (action: unknown, { listCalls }: State) =>
  isFulfilled(action) ? listCalls.underWay[action.meta.requestId] : undefined

type WithId = { _id: ProductId }

/** A list in which some products stand as they are in another, or no more. */
const amend = <Item extends WithId>(list: Item[], ids: ProductId[], other: Item[]): Item[] => {
  const news = other.filter(({ _id }) => ids.includes(_id))
  const isShown = ({ _id }: Item) => list.some((item) => item._id === _id)
  return [
    ...list.flatMap((item) => (ids.includes(item._id) ? news.filter(({ _id }) => _id === item._id) : [item])),
    ...news.filter((item) => !isShown(item)),
  ]
}

/** The actions that write an answer's lists into the cache, as far as it is to be believed. */
const writesOf = (action: UnknownAction, state: State): UnknownAction[] => {
  const call = callOf(action, state)
  if (!call || !isListAnswer(action)) return []
  const { cart, wishlist }: Lists = action.payload
  const ids = [action.meta.arg.originalArgs].flat().map(({ _id }) => _id)
  const believed = <Item extends WithId>(shown: Item[] | undefined, answer: Item[]) =>
    call.hadCompany && shown ? amend(shown, ids, answer) : answer

  // A list that nobody has asked for is left alone. One that was asked for and has not come comes with this.
  const { data: shownCart, isUninitialized: isCartUnasked } = getCart.select()(state)
  const { data: shownWishlist, isUninitialized: isWishlistUnasked } = getWishlist.select()(state)
  const { upsertQueryEntries: writeCart } = cartApi.util
  const { upsertQueryEntries: writeWishlist } = wishlistApi.util
  const written = [
    cart && !isCartUnasked
      ? writeCart([{ endpointName: 'getCart', arg: undefined, value: believed(shownCart, cart) }])
      : [],
    wishlist && !isWishlistUnasked
      ? writeWishlist([
          { endpointName: 'getWishlist', arg: undefined, value: believed(shownWishlist, wishlist) },
        ])
      : [],
  ]
  // A reducer reads no clock and draws no id: both are the answer's own.
  const meta = { requestId: action.meta.requestId, timestamp: action.meta.fulfilledTimeStamp }
  return written.flat().map((write) => ({ ...write, meta }))
}

/** An answer to a question, or what is shown already where the answer may be older than that. */
const asBelieved = (action: UnknownAction, state: State): UnknownAction => {
  if (!callOf(action, state)?.hadCompany) return action
  for (const { matchFulfilled, select } of [getCart, getWishlist]) {
    const { data } = select()(state)
    if (matchFulfilled(action) && data) return { ...action, payload: data }
  }
  return action
}

/**
 * The shop's reducer, and one rule more. An answer that holds a whole list becomes the cached list, if
 * no other change of that list was under way together with it. If one was, the answers may arrive in
 * any order, and only the server knows which of them is the latest. Then a change is believed about its
 * own products alone, which rest until it is answered; a question is not believed at all; and the list
 * is asked for once more when nothing is under way (`listenForAnswers`). So an old answer never brings
 * back what has been removed, and at rest the screen shows what the server has.
 *
 * A list is written by the answer's own action, so a change stays one pair of actions, and a jump in
 * the DevTools to the second of them shows what the shopper saw.
 */
export const withAnswers =
  <S extends State>(reducer: Reducer<S>): Reducer<S> =>
  (state, action) =>
    state
      ? writesOf(action, state).reduce(reducer, reducer(state, asBelieved(action, state)))
      : reducer(state, action)

/** Has the lists asked for once more whose answers came in company. */
export const listenForAnswers = (startListening: StartListening) => {
  startListening({
    predicate: (action, state) =>
      isAnyOf(isFulfilled, isRejected)(action) && selectDoubtfulAtRest(state) !== undefined,
    effect: (_action, { dispatch, getState }) => {
      // A step of a quantity may have been sent meanwhile: then it is not yet the time.
      const lists = selectDoubtfulAtRest(getState())
      if (lists) dispatch(api.util.invalidateTags(lists))
    },
  })
}
