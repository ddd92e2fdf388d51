import { CartButton } from '@/features/cart'
import { WishButton } from '@/features/wishlist'
import { selectIsPending } from '@/shared/cartAndWishlist/pendingChangesSlice'
import type { Product } from '@/shared/product/product'
import { useSelect } from '@/shared/redux/useSelect'

type ProductButtonsProps = { product: Product /** For a list of products. */; isGhost?: boolean }

/** The cart and wishlist buttons of a product. */
export function ProductButtons({ product, isGhost }: ProductButtonsProps) {
  const isBusy = useSelect(selectIsPending, product._id)
  return (
    <>
      <CartButton product={product} isBusy={isBusy} isGhost={isGhost} />
      <WishButton product={product} isBusy={isBusy} isGhost={isGhost} />
    </>
  )
}
