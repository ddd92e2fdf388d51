import { CartButton, selectIsPending, WishButton } from '@/features/cartAndWishlist'
import type { Product } from '@/shared/product/product'
import { useSelect } from '@/shared/redux/useSelect'
import { UntilListLoaded } from './UntilListLoaded'

type ProductButtonsProps = {
  product: Product
  /** In a list of products the buttons are less prominent. */
  isInList?: boolean
}

/** The cart and wishlist buttons of a product. */
export function ProductButtons({ product, isInList }: ProductButtonsProps) {
  const isBusy = useSelect(selectIsPending, product._id)
  return (
    <>
      <UntilListLoaded list="cart" isBusy={isBusy}>
        <CartButton product={product} isBusy={isBusy} isInList={isInList} />
      </UntilListLoaded>
      <UntilListLoaded list="wishlist" isBusy={isBusy}>
        <WishButton product={product} isBusy={isBusy} isInList={isInList} />
      </UntilListLoaded>
    </>
  )
}
