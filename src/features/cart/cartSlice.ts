import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { ProductId, QuantityStep } from '@/contract'
import { trackInFlight } from '@/shared/api/inFlight'
import type { CartItem } from '@/shared/product/lists'
import { addToCart, changeQuantity, moveToCart, placeOrder, removeFromCart, restoreToCart } from './cartApi'

/** Steps of one quantity that are not answered yet, the oldest first; `sent` is the request of the oldest. */
type Steps = { types: QuantityStep[]; sent: string | null }

type CartState = {
  /** The products that have a change under way. */
  inFlight: ProductId[]
  /** Those of them that will be in the cart, unless the server refuses. */
  arriving: ProductId[]
  steps: Record<ProductId, Steps>
  /** Checkout was pressed, and waits for the steps. */
  isCheckoutWanted: boolean
}

const initialState: CartState = { inFlight: [], arriving: [], steps: {}, isCheckoutWanted: false }

const stepped = (qty: number, type: QuantityStep) => (type === 'increment' ? qty + 1 : Math.max(1, qty - 1))

/**
 * What the server does not know of the cart. Each click on plus or minus is one step; the steps of a
 * line are sent one after the other, by `app/quantitySteps`, so that none overtakes another.
 */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    quantityStepped: ({ steps }, { payload }: PayloadAction<{ _id: ProductId; type: QuantityStep }>) => {
      steps[payload._id] ??= { types: [], sent: null }
      steps[payload._id]?.types.push(payload.type)
    },
    checkoutPressed: (cart) => {
      cart.isCheckoutWanted = Object.keys(cart.steps).length > 0
    },
    // Who leaves the cart while Checkout waits has thought better of it.
    checkoutLeft: (cart) => {
      cart.isCheckoutWanted = false
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(changeQuantity.matchPending, ({ steps }, { meta }) => {
      const line = steps[meta.arg.originalArgs._id]
      if (line) line.sent = meta.requestId
    })
    builder.addMatcher(changeQuantity.matchFulfilled, (cart, { meta }) => {
      const { _id } = meta.arg.originalArgs
      const line = cart.steps[_id]
      if (line?.sent !== meta.requestId) return
      line.types.shift()
      line.sent = null
      if (line.types.length === 0) delete cart.steps[_id]
      if (Object.keys(cart.steps).length === 0) cart.isCheckoutWanted = false
    })
    // The steps that follow were clicked upon a number that never came true: they go too, and who
    // wanted to go on has to see what is left. A session that ends calls its requests off, and so
    // takes the steps of its shopper along.
    builder.addMatcher(changeQuantity.matchRejected, (cart, { meta }) => {
      const { _id } = meta.arg.originalArgs
      if (cart.steps[_id]?.sent !== meta.requestId) return
      delete cart.steps[_id]
      cart.isCheckoutWanted = false
    })
    trackInFlight(builder, 'inFlight', [addToCart, removeFromCart, restoreToCart, moveToCart, placeOrder])
    trackInFlight(builder, 'arriving', [addToCart, restoreToCart])
  },
  selectors: {
    selectIsCartBusy: ({ inFlight, steps }, id: ProductId) => inFlight.includes(id) || id in steps,
    selectIsArriving: ({ arriving }, id: ProductId) => arriving.includes(id),
    selectIsStepping: ({ steps }, id: ProductId) => id in steps,
    selectIsAnyStepping: ({ steps }) => Object.keys(steps).length > 0,
    /** Whether any change of the cart is under way. */
    selectIsCartChanging: ({ inFlight, steps }) => inFlight.length > 0 || Object.keys(steps).length > 0,
    /** The step that is to be sent now, if one waits and none is under way. */
    selectNextStep: ({ steps }, id: ProductId) => (steps[id]?.sent === null ? steps[id].types[0] : undefined),
    /** The quantity as the shopper left it: the server's, and the steps that it has not answered. */
    selectQuantity: ({ steps }, { _id, qty }: Pick<CartItem, '_id' | 'qty'>): number =>
      steps[_id]?.types.reduce(stepped, qty) ?? qty,
    selectIsCheckoutWanted: ({ isCheckoutWanted }) => isCheckoutWanted,
  },
})

export const { quantityStepped, checkoutPressed, checkoutLeft } = cartSlice.actions
export const {
  selectIsCartBusy,
  selectIsArriving,
  selectIsStepping,
  selectIsAnyStepping,
  selectIsCartChanging,
  selectNextStep,
  selectQuantity,
  selectIsCheckoutWanted,
} = cartSlice.selectors
