import { type MouseEvent, useRef } from 'react'
import { useRequireLogin } from '@/features/auth'
import type { Product } from '@/shared/product/product'
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks'
import { paths } from '@/shared/routing/paths'
import { Button, ButtonLink, type PlacedButton } from '@/shared/ui/controls/Button'
import { labelProps } from '@/shared/ui/controls/buttonProps'
import { moveFocus } from '@/shared/ui/focus/moveFocus'
import { addToCart } from './cartApi'
import { selectIsAddingToCart, selectIsCarted } from './cartSelectors'

type CartButtonProps = PlacedButton & {
  product: Product
  isBusy: boolean
  /** In a list of products the button is less prominent. */
  isInList?: boolean
}

/** Adds a product to the cart, then links to it. The label changes at once; the link waits for the response. */
export function CartButton({
  product: { _id, title, inStock },
  isBusy,
  isInList = false,
  ...rest
}: CartButtonProps) {
  const isCarted = useAppSelector((state) => selectIsCarted(state, _id))
  const isArriving = useAppSelector((state) => selectIsAddingToCart(state, _id))
  const wasPressed = useRef(false)
  const dispatch = useAppDispatch()
  const loginFirst = useRequireLogin()
  const add = async () => {
    wasPressed.current = true
    const { error } = await dispatch(addToCart.initiate({ _id }, { track: false }))
    if (error) wasPressed.current = false
  }
  if (isCarted && !isArriving) {
    // The pressed button has unmounted, so the link takes the focus.
    const takeFocus = (link: HTMLAnchorElement | null) => {
      if (!link || !wasPressed.current) return
      wasPressed.current = false
      if (document.activeElement === document.body) moveFocus(() => link, { preventScroll: true })
    }
    // After a quick response the second click of a double click hits the link.
    const onlyFirstClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault()
    return (
      <ButtonLink
        {...rest}
        to={paths.cart}
        variant="secondary"
        ref={takeFocus}
        onClick={onlyFirstClick}
        {...labelProps('Go to cart', title)}
      />
    )
  }
  if (!inStock) return <Button {...rest} disabled {...labelProps('Out of Stock', title)} />

  return (
    <Button
      {...rest}
      variant={isInList || isCarted ? 'secondary' : 'primary'}
      isBusy={isBusy}
      onClick={() => loginFirst(add, { endpoint: 'addToCart', arg: { _id } })}
      {...labelProps(isCarted ? 'Go to cart' : 'Add to cart', title)}
    />
  )
}
