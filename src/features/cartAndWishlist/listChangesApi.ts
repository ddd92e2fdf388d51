import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query/react'
import {
  type AddToCartRequest,
  type ChangeQuantityRequest,
  MAX_ADDED_QUANTITY,
  type ProductId,
  type QuantityChangeType,
} from '@/contract'
import { api } from '@/shared/api/api'
import { type CartItem, selectCart, selectWishlist, type WishlistItem, writeLists } from './listApi'
import { type ListName, type Send, withListLocks } from './listLocks'

/** The product of a change to the cart or the wishlist. */
export type ProductRef = { _id: ProductId }

/** The change of a click on plus or minus, and the quantity to show for it. */
type QuantityChange = ProductRef & { type: QuantityChangeType; quantity: number }

const urlOf = (list: ListName, { _id }: ProductRef) => `user/${list}/${encodeURIComponent(_id)}`

const addTo = (list: ListName, { _id }: ProductRef, qty?: number): FetchArgs => ({
  url: `user/${list}`,
  method: 'POST',
  body: { product: { _id }, qty } satisfies AddToCartRequest,
})
const changeBy = (line: ProductRef, type: QuantityChangeType): FetchArgs => ({
  url: urlOf('cart', line),
  method: 'POST',
  body: { action: { type } } satisfies ChangeQuantityRequest,
})
const removeFrom = (list: ListName, line: ProductRef): FetchArgs => ({
  url: urlOf(list, line),
  method: 'DELETE',
})

type Store = Pick<BaseQueryApi, 'dispatch' | 'getState' | 'extra' | 'signal'>
type Lists = { cart: CartItem[]; wishlist: WishlistItem[] }

const TAGS = { cart: 'Cart', wishlist: 'Wishlist' } as const

/**
 * Takes the lists that a mutation changes, and `plan`; returns the mutation's `queryFn` and `invalidatesTags`. At its
 * turn `plan` gets the current lists and returns the requests to send and the mutation's data.
 */
const listChange = <Arg, Outcome>(
  lists: readonly ListName[],
  plan: (arg: Arg, lists: Lists) => { requests: FetchArgs[]; outcome: Outcome },
) => ({
  queryFn: (arg: Arg, store: Store, _options: unknown, send: Send) =>
    withListLocks(lists, store, async () => {
      const sendAndWrite = async (request: string | FetchArgs) => {
        const { data, error } = await send(request)
        if (!error) writeLists(store, data as object)
        return error
      }
      const cached = () => {
        const state = store.getState() as Parameters<typeof selectCart>[0]
        return { cart: selectCart(state), wishlist: selectWishlist(state) }
      }
      // A move depends on what both lists hold, so they must have been loaded.
      for (const list of lists.length > 1 ? lists : []) {
        const error = cached()[list] ? undefined : await sendAndWrite(`user/${list}`)
        if (error) return { error }
      }
      const { cart = [], wishlist = [] } = cached()
      const { requests, outcome } = plan(arg, { cart, wishlist })
      for (const request of requests) {
        const error = await sendAndWrite(request)
        if (error) return { error }
      }
      return { data: outcome }
    }),
  invalidatesTags: (_outcome: unknown, error: unknown) => (error ? lists.map((list) => TAGS[list]) : []),
})

/** A change of one list, by one request. */
const singleChange = <Arg>(list: ListName, requestOf: (arg: Arg) => FetchArgs) =>
  listChange([list], (arg: Arg) => ({ requests: [requestOf(arg)], outcome: null }))

const findLine = <Line extends ProductRef>(lines: Line[], { _id }: ProductRef) =>
  lines.find((line) => line._id === _id)

const listChangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    addToCart: build.mutation<null, ProductRef>(singleChange('cart', (line) => addTo('cart', line))),
    changeQuantity: build.mutation<null, QuantityChange>(
      singleChange('cart', (line) => changeBy(line, line.type)),
    ),
    removeFromCart: build.mutation<{ quantity: number }, ProductRef>(
      listChange(['cart'], (line, { cart }) => ({
        requests: [removeFrom('cart', line)],
        outcome: { quantity: findLine(cart, line)?.qty ?? 1 },
      })),
    ),
    moveToCart: build.mutation<{ wasCarted: boolean }, ProductRef>(
      listChange(['cart', 'wishlist'], (line, { cart }) => {
        const wasCarted = findLine(cart, line) !== undefined
        const add = wasCarted ? changeBy(line, 'increment') : addTo('cart', line)
        return { requests: [add, removeFrom('wishlist', line)], outcome: { wasCarted } }
      }),
    ),
    addToWishlist: build.mutation<null, ProductRef>(
      singleChange('wishlist', (line) => addTo('wishlist', line)),
    ),
    removeFromWishlist: build.mutation<null, ProductRef>(
      singleChange('wishlist', (line) => removeFrom('wishlist', line)),
    ),
    moveToWishlist: build.mutation<{ wasWished: boolean }, ProductRef>(
      listChange(['cart', 'wishlist'], (line, { wishlist }) => {
        const wasWished = findLine(wishlist, line) !== undefined
        const move = [addTo('wishlist', line), removeFrom('cart', line)]
        return { requests: wasWished ? [] : move, outcome: { wasWished } }
      }),
    ),
    // Undo of a removal: the same requests by endpoints of their own, so that no toast appears.
    restoreToCart: build.mutation<null, ProductRef & { quantity: number }>(
      singleChange('cart', (line) => addTo('cart', line, Math.min(line.quantity, MAX_ADDED_QUANTITY))),
    ),
    restoreToWishlist: build.mutation<null, ProductRef>(
      singleChange('wishlist', (line) => addTo('wishlist', line)),
    ),
  }),
})

// Each endpoint here is a change of a list to `pendingChangesSlice.ts`.
export const {
  addToCart,
  changeQuantity,
  removeFromCart,
  moveToCart,
  addToWishlist,
  removeFromWishlist,
  moveToWishlist,
  restoreToCart,
  restoreToWishlist,
} = listChangesApi.endpoints
