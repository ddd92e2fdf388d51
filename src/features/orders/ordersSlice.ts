import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { UserId } from '@/contract'
import { type AuthState, selectUser } from '@/features/auth'
import { own } from '@/shared/json/own'
import type { Order } from './order'

/** How many orders of a shopper this browser remembers. */
const KEPT = 20

type OrdersByShopper = Record<UserId, Order[]>

export type OrdersState = {
  /** The orders of each shopper, the newest first. */
  placed: OrdersByShopper
  /** Those that were sent, and of which nobody knows yet what became. */
  pending: OrdersByShopper
  /** The one that was placed last in this visit. */
  latest: Order['id'] | null
}

type OfShopper = { owner: UserId; order: Order }

/** The orders of a shopper without some of them. */
const without = (orders: OrdersByShopper, owner: UserId, isOut: (order: Order) => boolean): Order[] =>
  own(orders, owner)?.filter((order) => !isOut(order)) ?? []

const isSame = (one: Order) => (other: Order) => one.id === other.id
const sharesLine = (one: Order) => (other: Order) =>
  one.lines.some((line) => other.lines.some(({ _id }) => _id === line._id))

export const ordersSlice = createSlice({
  name: 'orders',
  initialState: { placed: {}, pending: {}, latest: null } as OrdersState,
  reducers: {
    // What is in the cart to be ordered was not ordered before, whatever was thought of it.
    orderBegun: ({ pending }, { payload: { owner, order } }: PayloadAction<OfShopper>) => {
      pending[owner] = [order, ...without(pending, owner, sharesLine(order))]
    },
    orderPlaced: (state, { payload: { owner, order } }: PayloadAction<OfShopper>) => {
      state.pending[owner] = without(state.pending, owner, isSame(order))
      state.placed[owner] = [order, ...without(state.placed, owner, isSame(order))].slice(0, KEPT)
      state.latest = order.id
    },
    orderDropped: ({ pending }, { payload: { owner, order } }: PayloadAction<OfShopper>) => {
      pending[owner] = without(pending, owner, isSame(order))
    },
    // Another tab placed an order, or is about to.
    ordersReplaced: (state, { payload }: PayloadAction<Pick<OrdersState, 'placed' | 'pending'>>) => {
      Object.assign(state, payload)
    },
  },
  selectors: {
    selectPlaced: ({ placed }) => placed,
    selectPending: ({ pending }) => pending,
    selectLatestId: ({ latest }) => latest,
  },
})

export const { orderBegun, orderPlaced, orderDropped, ordersReplaced } = ordersSlice.actions
const { selectPlaced, selectPending, selectLatestId } = ordersSlice.selectors

const none: Order[] = []

type State = Parameters<typeof selectPlaced>[0] & { auth: AuthState }

const ownerIn = (state: State): UserId => selectUser(state)?._id ?? ''

/** The orders that whoever is logged in placed in this browser, the newest first. */
export const selectOrders = (state: State): Order[] => own(selectPlaced(state), ownerIn(state)) ?? none

/** The orders of whoever is logged in of which nobody knows yet what became. */
export const selectPendingOrders = (state: State): Order[] =>
  own(selectPending(state), ownerIn(state)) ?? none

/** The order that was placed just now; after a reload there is none. */
export const selectLatestOrder = createSelector(
  selectOrders,
  (state: State) => selectLatestId(state),
  (orders, latest) => orders.find(({ id }) => id === latest),
)
