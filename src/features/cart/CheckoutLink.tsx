import type { MouseEvent } from 'react'
import { useDispatch } from 'react-redux'
import { paths } from '@/shared/paths'
import { useSelect } from '@/shared/redux/useSelect'
import { ButtonLink } from '@/shared/ui/Button'
import { checkoutPressed, selectIsAnyStepping, selectIsCheckoutWanted } from './cartSlice'

/** The way on from the cart. Where steps of a quantity are under way it waits for them, then goes on by itself. */
export function CheckoutLink() {
  const dispatch = useDispatch()
  const isStepping = useSelect(selectIsAnyStepping)
  const isWaiting = useSelect(selectIsCheckoutWanted)
  const onClick = (event: MouseEvent) => {
    if (!isStepping) return
    event.preventDefault()
    dispatch(checkoutPressed())
  }
  return (
    <ButtonLink
      to={paths.address}
      aria-busy={isWaiting || undefined}
      aria-disabled={isWaiting || undefined}
      onClick={onClick}
    >
      Checkout
    </ButtonLink>
  )
}
