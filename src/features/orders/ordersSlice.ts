import { createSelector, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit'
import type { UserId } from '@/contract'
import { type AuthState, selectUser } from '@/features/auth'
import { own } from '@/shared/json/own'
import { type Order, orderLine } from './order'

/** How many orders of a shopper this browser remembers. */
const KEPT = 20

export type OrdersState = {
  /** The orders of each shopper, the newest first. */
  placed: Record<UserId, Order[]>
  /** The one that was placed last in this visit. */
  latest: Order['id'] | null
}

export const ordersSlice = createSlice({
  name: 'orders',
  initialState: { placed: {}, latest: null } as OrdersState,
  reducers: {
    orderPlaced: {
      prepare: ({ owner, lines, delivery }: { owner: UserId } & Pick<Order, 'lines' | 'delivery'>) => ({
        payload: {
          owner,
          order: {
            id: nanoid(10),
            placedAt: new Date().toISOString(),
            lines: lines.map(orderLine),
            delivery,
          },
        },
      }),
      reducer: (state, { payload: { owner, order } }: PayloadAction<{ owner: UserId; order: Order }>) => {
        state.placed[owner] = [order, ...(own(state.placed, owner) ?? [])].slice(0, KEPT)
        state.latest = order.id
      },
    },
    // Another tab placed an order.
    ordersReplaced: (state, { payload }: PayloadAction<OrdersState['placed']>) => {
      state.placed = payload
    },
  },
  selectors: { selectPlaced: ({ placed }) => placed, selectLatestId: ({ latest }) => latest },
})

export const { orderPlaced, ordersReplaced } = ordersSlice.actions
const { selectPlaced, selectLatestId } = ordersSlice.selectors

const none: Order[] = []

type State = Parameters<typeof selectPlaced>[0] & { auth: AuthState }

/** The orders that whoever is logged in placed in this browser, the newest first. */
export const selectOrders = (state: State): Order[] =>
  own(selectPlaced(state), selectUser(state)?._id ?? '') ?? none

/** The order that was placed just now; after a reload there is none. */
export const selectLatestOrder = createSelector(
  selectOrders,
  (state: State) => selectLatestId(state),
  (orders, latest) => orders.find(({ id }) => id === latest),
)
