import { CartButton, selectIsCartLoading } from '@/features/cart'
import { selectIsWishlistLoading, WishButton } from '@/features/wishlist'
import type { Product } from '@/shared/product/product'
import { useAppSelector } from '@/shared/redux/hooks'
import { selectIsBusy } from './selectIsBusy'
import { UntilListLoaded } from './UntilListLoaded'

type ProductButtonsProps = {
  product: Product
  /** In a list of products the buttons are less prominent. */
  isInList?: boolean
}

/** The cart and wishlist buttons of a product. */
export function ProductButtons({ product, isInList }: ProductButtonsProps) {
  const isBusy = useAppSelector((state) => selectIsBusy(state, product._id))
  return (
    <>
      <UntilListLoaded isLoading={useAppSelector(selectIsCartLoading)} isBusy={isBusy}>
        <CartButton product={product} isBusy={isBusy} isInList={isInList} />
      </UntilListLoaded>
      <UntilListLoaded isLoading={useAppSelector(selectIsWishlistLoading)} isBusy={isBusy}>
        <WishButton product={product} isBusy={isBusy} isInList={isInList} />
      </UntilListLoaded>
    </>
  )
}
