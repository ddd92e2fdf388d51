import { isAnyOf } from '@reduxjs/toolkit'
import { addressStepSubmitted, selectSelectedAddress } from '@/features/address'
import { loginRequired } from '@/features/auth'
import { placeOrder } from '@/features/cartAndWishlist'
import { filtersToQuery, searchSubmitted, searchTyped, selectFilters } from '@/features/filters'
import type { PlacedOrderState } from '@/features/orders'
import { isListing, paths } from '@/shared/routing/paths'
import type { StartListening } from './listenerServices'

/** Navigation that follows an action. Links and route guards navigate by themselves. */
export const addNavigationListeners = (startListening: StartListening) => {
  startListening({
    matcher: isAnyOf(searchTyped, searchSubmitted),
    effect: (_action, { getState, extra }) =>
      isListing(extra.pathname())
        ? undefined
        : extra.navigate(paths.products + filtersToQuery(selectFilters(getState()))),
  })
  startListening({
    actionCreator: loginRequired,
    effect: ({ payload: state }, { extra }) => extra.navigate(paths.login, { state }),
  })
  startListening({
    actionCreator: addressStepSubmitted,
    effect: (_action, { getState, extra }) =>
      selectSelectedAddress(getState()) ? extra.navigate(paths.summary) : undefined,
  })
  startListening({
    matcher: placeOrder.matchFulfilled,
    effect: ({ payload }, { extra }) =>
      extra.navigate(paths.orderPlaced, { state: { orderId: payload._id } satisfies PlacedOrderState }),
  })
}
