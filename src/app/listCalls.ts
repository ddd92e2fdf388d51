import { createSlice, isFulfilled, isPending, isRejected } from '@reduxjs/toolkit'
import { api } from '@/shared/api/api'

type ListTag = 'Cart' | 'Wishlist'

/** The calls that a shopper's lists are about, and which of them. */
const LISTS: Record<string, ListTag[] | undefined> = {
  getCart: ['Cart'],
  addToCart: ['Cart'],
  changeQuantity: ['Cart'],
  removeFromCart: ['Cart'],
  placeOrder: ['Cart'],
  moveToCart: ['Cart', 'Wishlist'],
  moveToWishlist: ['Cart', 'Wishlist'],
  getWishlist: ['Wishlist'],
  addToWishlist: ['Wishlist'],
  removeFromWishlist: ['Wishlist'],
}

type ListCall = {
  lists: ListTag[]
  isChange: boolean
  /** Whether another change of one of its lists was under way at any time while it was. */
  hadCompany: boolean
}

/** The calls about the lists that are under way, each by the id of its request. */
export type ListCalls = Record<string, ListCall>

type CallMeta = { requestId: string; arg?: { endpointName?: string; type?: string } }

/**
 * Which calls about a shopper's lists are under way together. Of such calls nobody but the server knows
 * which came last, so `answers.ts` does not take their answers for the whole truth.
 */
export const listCallsSlice = createSlice({
  name: 'listCalls',
  initialState: {} as ListCalls,
  reducers: {},
  extraReducers: (builder) => {
    // What the last shopper sent is none of the next one's calls.
    builder.addCase(api.util.resetApiState, () => ({}))
    builder.addMatcher(isPending, (calls, { meta }) => {
      const { requestId, arg } = meta as CallMeta
      const lists = LISTS[arg?.endpointName ?? '']
      if (!lists) return
      const call: ListCall = { lists, isChange: arg?.type === 'mutation', hadCompany: false }
      for (const other of Object.values(calls)) {
        if (!other.lists.some((list) => lists.includes(list))) continue
        if (call.isChange) other.hadCompany = true
        if (other.isChange) call.hadCompany = true
      }
      calls[requestId] = call
    })
    for (const isSettled of [isFulfilled, isRejected]) {
      builder.addMatcher(isSettled, (calls, { meta }) => {
        delete calls[meta.requestId]
      })
    }
  },
})
