import { createSlice, isAnyOf, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit'
import {
  addToCart,
  changeQuantity,
  getCart,
  moveToCart,
  placeOrder,
  removeFromCart,
  restoreToCart,
} from '@/features/cart'
import {
  addToWishlist,
  getWishlist,
  moveToWishlist,
  removeFromWishlist,
  restoreToWishlist,
} from '@/features/wishlist'
import { api } from '@/shared/api/api'

type ListTag = 'Cart' | 'Wishlist'

const cartChanges = [addToCart, changeQuantity, removeFromCart, restoreToCart, placeOrder]
const wishlistChanges = [addToWishlist, removeFromWishlist, restoreToWishlist]
const moves = [moveToCart, moveToWishlist]
const changes = [...cartChanges, ...wishlistChanges, ...moves]

/** Whether an action brings the answer to a change of the cart or the wishlist. */
export const isListAnswer = isAnyOf(...changes.map(({ matchFulfilled }) => matchFulfilled))

/** Whether an action says that a change of the cart or the wishlist failed, or was called off. */
export const isListFailure = isAnyOf(...changes.map(({ matchRejected }) => matchRejected))

const named = (calls: { name: string }[], ...lists: ListTag[]) =>
  calls.map(({ name }) => [name, lists] as const)

/** The calls that a shopper's lists are about, and which of them. */
const LISTS = new Map([
  ...named([getCart, ...cartChanges], 'Cart'),
  ...named([getWishlist, ...wishlistChanges], 'Wishlist'),
  ...named(moves, 'Cart', 'Wishlist'),
])

type ListCall = {
  lists: ListTag[]
  isChange: boolean
  /** Whether another change of one of its lists was under way at any time while it was. */
  hadCompany: boolean
}

export type ListCalls = {
  /** Each by the id of its request. */
  underWay: Record<string, ListCall>
  /** The lists that were answered in company, and are to be asked for once more. */
  doubtful: ListTag[]
}

type CallMeta = { requestId: string; arg?: { endpointName?: string; type?: string } }

const initialState: ListCalls = { underWay: {}, doubtful: [] }

/**
 * Which calls about a shopper's lists are under way together. Of such calls nobody but the server knows
 * which came last, so `answers.ts` does not take their answers for the whole truth.
 */
export const listCallsSlice = createSlice({
  name: 'listCalls',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    // What the last shopper sent is none of the next one's calls.
    builder.addCase(api.util.resetApiState, () => initialState)
    builder.addMatcher(isPending, (calls, { meta }) => {
      const { requestId, arg } = meta as CallMeta
      const lists = LISTS.get(arg?.endpointName ?? '')
      if (!lists) return
      const call: ListCall = { lists, isChange: arg?.type === 'mutation', hadCompany: false }
      for (const other of Object.values(calls.underWay)) {
        if (!other.lists.some((list) => lists.includes(list))) continue
        if (call.isChange) other.hadCompany = true
        if (other.isChange) call.hadCompany = true
      }
      calls.underWay[requestId] = call
      if (!call.isChange) calls.doubtful = calls.doubtful.filter((list) => !lists.includes(list))
    })
    for (const isSettled of [isFulfilled, isRejected]) {
      builder.addMatcher(isSettled, (calls, { meta }) => {
        const call = calls.underWay[meta.requestId]
        if (call?.hadCompany) calls.doubtful = [...new Set([...calls.doubtful, ...call.lists])]
        delete calls.underWay[meta.requestId]
      })
    }
  },
  selectors: {
    /** The lists to ask for, now that nothing about them is under way. */
    selectDoubtfulAtRest: ({ underWay, doubtful }) =>
      Object.keys(underWay).length === 0 && doubtful.length > 0 ? doubtful : undefined,
  },
})

export const { selectDoubtfulAtRest } = listCallsSlice.selectors
