import { CartButton, selectIsCartLoading } from '@/features/cart'
import { selectIsWishlistLoading, WishButton } from '@/features/wishlist'
import type { Product } from '@/shared/product/product'
import { useAppSelector } from '@/shared/redux/hooks'
import { selectIsBusy } from './selectIsBusy'

type ProductButtonsProps = {
  product: Product
  /** In a list of products the buttons are less prominent. */
  isInList?: boolean
}

const HIDDEN = { visibility: 'hidden' } as const

/** The cart and wishlist buttons of a product. */
export function ProductButtons({ product, isInList }: ProductButtonsProps) {
  const isBusy = useAppSelector((state) => selectIsBusy(state, product._id))
  const isCartLoading = useAppSelector(selectIsCartLoading)
  const isWishlistLoading = useAppSelector(selectIsWishlistLoading)
  const props = { product, isBusy, isInList, 'data-until-hydrated': '' }
  // Until its list has loaded, a button might offer what is in the cart. One that was pressed has its new label already.
  const hiddenWhile = (isLoading: boolean) => (isLoading && !isBusy ? HIDDEN : undefined)
  return (
    <>
      <CartButton {...props} style={hiddenWhile(isCartLoading)} />
      <WishButton {...props} style={hiddenWhile(isWishlistLoading)} />
    </>
  )
}
