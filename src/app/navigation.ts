import { addressStepFinished, selectSelectedAddress } from '@/features/address'
import { loginNeeded } from '@/features/auth'
import { changeQuantity, placeOrder, selectIsCheckoutWanted } from '@/features/cart'
import { filtersToQuery, searchTyped, selectFilters } from '@/features/filters'
import { paths } from '@/shared/paths'
import type { StartListening } from './startListening'

/** Where an action leads the shopper. Links, and the guards of the routes, speak for themselves. */
export const listenForNavigation = (startListening: StartListening) => {
  startListening({
    actionCreator: searchTyped,
    effect: (_action, { getState, extra }) =>
      extra.pathname() === paths.products
        ? undefined
        : extra.navigate(paths.products + filtersToQuery(selectFilters(getState()))),
  })
  startListening({
    actionCreator: loginNeeded,
    effect: ({ payload: state }, { extra }) => extra.navigate(paths.login, { state }),
  })
  startListening({
    actionCreator: addressStepFinished,
    effect: (_action, { getState, extra }) =>
      selectSelectedAddress(getState()) ? extra.navigate(paths.summary) : undefined,
  })
  startListening({
    // Checkout waited for the last of the steps. Who has gone elsewhere meanwhile is left there.
    predicate: (action, state, before) =>
      changeQuantity.matchFulfilled(action) &&
      selectIsCheckoutWanted(before) &&
      !selectIsCheckoutWanted(state),
    effect: (_action, { extra }) =>
      extra.pathname() === paths.cart ? extra.navigate(paths.address) : undefined,
  })
  startListening({
    matcher: placeOrder.matchFulfilled,
    effect: (_action, { extra }) => extra.navigate(paths.orderPlaced),
  })
}
