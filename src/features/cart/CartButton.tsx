import { type MouseEvent, useEffect, useRef } from 'react'
import { useLoginFirst } from '@/features/auth'
import { useListChange } from '@/shared/api/useListChange'
import { usePressWhenSettled } from '@/shared/api/usePressWhenSettled'
import { paths } from '@/shared/paths'
import type { Product } from '@/shared/product/product'
import { useSelect } from '@/shared/redux/useSelect'
import { Button, ButtonLink } from '@/shared/ui/Button'
import { labelled } from '@/shared/ui/labelled'
import { addToCart } from './cartApi'
import { selectIsArriving, selectIsCarted } from './cartSelectors'

type CartButtonProps = {
  product: Product
  isBusy: boolean /** In a list, where there are many. */
  isQuiet?: boolean
}

/** Adds a product to the cart; once it is there, leads to the cart. It says so at once, and rests until it is true. */
export function CartButton({ product: { _id, title, inStock }, isBusy, isQuiet = false }: CartButtonProps) {
  const isCarted = useSelect(selectIsCarted, _id)
  const isArriving = useSelect(selectIsArriving, _id)
  const wasPressed = useRef(false)
  const sendAddToCart = useListChange(addToCart)
  const loginFirst = useLoginFirst()
  const add = async () => {
    wasPressed.current = true
    const result = await sendAddToCart({ _id })
    if (result?.error) wasPressed.current = false
  }
  const press = usePressWhenSettled(() => loginFirst(add, { intention: 'addToCart', _id }), !isCarted)
  // A card that filters hide, and show again, must not take the focus from where it has gone meanwhile.
  useEffect(
    () => () => {
      wasPressed.current = false
    },
    [],
  )

  if (isCarted && !isArriving) {
    // The button that was pressed has gone, and the focus with it: the link takes both places.
    const takeTheFocus = (link: HTMLAnchorElement | null) => {
      if (!link || !wasPressed.current) return
      wasPressed.current = false
      if (document.activeElement === document.body) link.focus({ preventScroll: true })
    }
    // After a quick response the second click of a double click falls on the link; it was meant for the button.
    const onlyFirstClick = (event: MouseEvent) => event.detail > 1 && event.preventDefault()
    return (
      <ButtonLink
        to={paths.cart}
        variant="secondary"
        ref={takeTheFocus}
        onClick={onlyFirstClick}
        {...labelled('Go to cart', title)}
      />
    )
  }
  if (!inStock) return <Button disabled {...labelled('Out of Stock', title)} />

  return (
    <Button
      variant={isQuiet || isCarted ? 'secondary' : 'primary'}
      isBusy={isBusy}
      onClick={press}
      {...labelled(isCarted ? 'Go to cart' : 'Add to cart', title)}
    />
  )
}
