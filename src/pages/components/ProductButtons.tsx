import { CartButton, selectIsCartLoading } from '@/features/cart'
import { selectIsWishlistLoading, WishButton } from '@/features/wishlist'
import type { Product } from '@/shared/product/product'
import { useAppSelector } from '@/shared/redux/hooks'
import { selectIsBusy } from './selectIsBusy'
import { useUntilListLoaded } from './useUntilListLoaded'

type ProductButtonsProps = {
  product: Product
  /** In a list of products the buttons are less prominent. */
  isInList?: boolean
}

/** The cart and wishlist buttons of a product. */
export function ProductButtons({ product, isInList }: ProductButtonsProps) {
  const isBusy = useAppSelector((state) => selectIsBusy(state, product._id))
  const untilLoaded = useUntilListLoaded(isBusy)
  const props = { product, isBusy, isInList }
  return (
    <>
      <CartButton {...props} {...untilLoaded(useAppSelector(selectIsCartLoading))} />
      <WishButton {...props} {...untilLoaded(useAppSelector(selectIsWishlistLoading))} />
    </>
  )
}
