import type { createBrowserRouter } from 'react-router-dom'
import { addressStepFinished, selectSelectedAddress } from '@/features/address'
import { loginNeeded } from '@/features/auth'
import { changeQuantity, checkoutLeft, placeOrder, selectIsCheckoutWanted } from '@/features/cart'
import { filtersToQuery, searchTyped, selectFilters } from '@/features/filters'
import { paths } from '@/shared/paths'
import type { StartListening } from './startListening'
import type { createStore } from './store'

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
    // Checkout waited for the last of the steps.
    predicate: (action, state, before) =>
      changeQuantity.matchFulfilled(action) &&
      selectIsCheckoutWanted(before) &&
      !selectIsCheckoutWanted(state),
    effect: (_action, { extra }) => extra.navigate(paths.address),
  })
  startListening({
    matcher: placeOrder.matchFulfilled,
    effect: (_action, { extra }) => extra.navigate(paths.orderPlaced),
  })
}

/** Who leaves the cart while Checkout waits has thought better of it, also if they come back. */
export const followCheckout = (
  store: ReturnType<typeof createStore>,
  router: ReturnType<typeof createBrowserRouter>,
) => {
  router.subscribe(({ location }) => {
    const hasLeft = location.pathname !== paths.cart
    if (hasLeft && selectIsCheckoutWanted(store.getState())) store.dispatch(checkoutLeft())
  })
}
