import { CartButton, selectIsCartLoading } from '@/features/cart'
import { selectIsWishlistLoading, WishButton } from '@/features/wishlist'
import type { Product } from '@/shared/product/product'
import { useAppSelector } from '@/shared/redux/hooks'
import { selectIsBusy } from './selectIsBusy'
import { untilListLoaded, useIsHydrated } from './untilListLoaded'

type ProductButtonsProps = {
  product: Product
  /** In a list of products the buttons are less prominent. */
  isInList?: boolean
}

/** The cart and wishlist buttons of a product. */
export function ProductButtons({ product, isInList }: ProductButtonsProps) {
  const isBusy = useAppSelector((state) => selectIsBusy(state, product._id))
  const isHydrated = useIsHydrated()
  const isCartLoading = useAppSelector(selectIsCartLoading)
  const isWishlistLoading = useAppSelector(selectIsWishlistLoading)
  const props = { product, isBusy, isInList }
  return (
    <>
      <CartButton {...props} {...untilListLoaded({ isHydrated, isBusy, isLoading: isCartLoading })} />
      <WishButton {...props} {...untilListLoaded({ isHydrated, isBusy, isLoading: isWishlistLoading })} />
    </>
  )
}
