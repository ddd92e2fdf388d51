import { CartButton } from '@/features/cart'
import { WishButton } from '@/features/wishlist'
import { selectIsPending } from '@/shared/cartAndWishlist/pendingChanges'
import type { Product } from '@/shared/product/product'
import { useSelect } from '@/shared/redux/useSelect'

type ProductButtonsProps = { product: Product /** For a list of products. */; isQuiet?: boolean }

/** The cart and wishlist buttons of a product. */
export function ProductButtons({ product, isQuiet }: ProductButtonsProps) {
  const isBusy = useSelect(selectIsPending, product._id)
  return (
    <>
      <CartButton product={product} isBusy={isBusy} isQuiet={isQuiet} />
      <WishButton product={product} isBusy={isBusy} isQuiet={isQuiet} />
    </>
  )
}
