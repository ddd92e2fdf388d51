import type { Product } from '@/shared/product/product'
import { accessibleLabel } from '@/shared/ui/controls/accessibleLabel'
import { Button } from '@/shared/ui/controls/Button'
import { useListMutation } from '../useListMutation'
import { moveToCart } from './cartApi'

type MoveToCartButtonProps = { product: Pick<Product, '_id' | 'title' | 'inStock'>; isBusy: boolean }

/** Moves a product from the wishlist to the cart; disabled while it is out of stock. */
export function MoveToCartButton({ product: { _id, title, inStock }, isBusy }: MoveToCartButtonProps) {
  const sendMoveToCart = useListMutation(moveToCart)
  if (!inStock) return <Button disabled {...accessibleLabel('Out of Stock', title)} />
  return (
    <Button
      variant="secondary"
      isBusy={isBusy}
      onClick={() => sendMoveToCart({ _id })}
      {...accessibleLabel('Move to Cart', title)}
    />
  )
}
