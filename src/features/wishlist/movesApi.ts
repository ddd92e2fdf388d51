import type {
  BaseQueryApi,
  FetchArgs,
  FetchBaseQueryError,
  FetchBaseQueryMeta,
  QueryReturnValue,
} from '@reduxjs/toolkit/query/react'
import type { CallResponse, UserId } from '@resham/contract'
import {
  addToCartRequest,
  getCart,
  optimisticCart,
  type ProductRef,
  quantityRequest,
  removeFromCartRequest,
} from '@/features/cart'
import type { Toast } from '@/shared/api/accountData'
import type { baseQuery } from '@/shared/api/baseQuery'
import { optimisticMutation } from '@/shared/api/optimisticLists'
import { extraOf } from '@/shared/redux/services'
import {
  addToWishlistRequest,
  getWishlist,
  optimisticWishlist,
  removeFromWishlistRequest,
  wishlistApi,
} from './wishlistApi'

const LISTS = [optimisticCart, optimisticWishlist] as const

const ownerOf = (store: Pick<BaseQueryApi, 'extra'>) => extraOf(store).session.owner() ?? ''

/**
 * Sends the requests of a move one after the other, as long as they succeed. Each has a turn of its own, so
 * another request about the lists may be sent in between, and each response is written as soon as it comes.
 * What the move depends on does not change meanwhile, because no other change of this product can be pending.
 */
const sendMove = async <Outcome>(
  owner: UserId,
  requests: FetchArgs[],
  outcome: Outcome,
  store: BaseQueryApi,
  send: (request: FetchArgs) => ReturnType<typeof baseQuery>,
): Promise<QueryReturnValue<Outcome, FetchBaseQueryError, FetchBaseQueryMeta>> => {
  for (const request of requests) {
    // The remaining requests must not be sent with the token of the next user.
    if (ownerOf(store) !== owner) store.abort()
    const sent = await send(request)
    if (sent.error) return sent
    const response = sent.data as CallResponse<'getCart'> & CallResponse<'getWishlist'>
    for (const { name, writeResponseAction } of LISTS)
      if (name in response) store.dispatch(writeResponseAction(owner, response))
  }
  return { data: outcome }
}

const changeBoth = <Outcome extends object>(toast: (outcome: Outcome) => Toast) =>
  optimisticMutation(LISTS, ({ _id }: ProductRef) => ({ ids: [_id] }), { toast })

/** The two moves between the lists. Which requests they take depends on the list that the product goes to. */
const movesApi = wishlistApi.injectEndpoints({
  endpoints: (build) => ({
    moveToCart: build.mutation<{ wasCarted: boolean }, ProductRef>({
      queryFn: async (line, store, _options, send) => {
        const owner = ownerOf(store)
        const { data: cart, error } = await store.dispatch(getCart.initiate(owner, { subscribe: false }))
        if (!cart) return { error: error as FetchBaseQueryError }
        const wasCarted = cart.some(({ _id }) => _id === line._id)
        const addition = wasCarted ? quantityRequest(line, 'increment') : addToCartRequest(line)
        return sendMove(owner, [addition, removeFromWishlistRequest(line)], { wasCarted }, store, send)
      },
      ...changeBoth(({ wasCarted }: { wasCarted: boolean }) => [
        'success',
        wasCarted ? 'Added one more item to Cart!' : 'Item Added to Cart!',
      ]),
    }),
    moveToWishlist: build.mutation<{ wasWished: boolean }, ProductRef>({
      queryFn: async (line, store, _options, send) => {
        const owner = ownerOf(store)
        const query = getWishlist.initiate(owner, { subscribe: false })
        const { data: wishlist, error } = await store.dispatch(query)
        if (!wishlist) return { error: error as FetchBaseQueryError }
        if (wishlist.some(({ _id }) => _id === line._id)) return { data: { wasWished: true } }
        return sendMove(
          owner,
          [addToWishlistRequest(line), removeFromCartRequest(line)],
          { wasWished: false },
          store,
          send,
        )
      },
      ...changeBoth(({ wasWished }: { wasWished: boolean }) =>
        wasWished ? ['warning', 'Item already exists in Wishlist!'] : ['success', 'Item Moved To Wishlist!'],
      ),
    }),
  }),
})

export const { moveToCart, moveToWishlist } = movesApi.endpoints
