import type { Product } from '@/shared/product/product'
import { Button } from '@/shared/ui/Button'
import { useMoveToCartMutation } from './cartApi'

type MoveToCartButtonProps = { product: Pick<Product, '_id' | 'inStock'>; isBusy: boolean }

/** Takes a product from the wishlist to the cart. What is out of stock stays where it is. */
export function MoveToCartButton({ product: { _id, inStock }, isBusy }: MoveToCartButtonProps) {
  const [moveToCart] = useMoveToCartMutation()
  if (!inStock) return <Button disabled>Out of Stock</Button>
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => moveToCart({ _id })}>
      Move to Cart
    </Button>
  )
}
