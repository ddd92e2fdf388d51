import type { CartItem } from '@/shared/cartAndWishlist/listItems'
import { useSelect } from '@/shared/redux/useSelect'
import { selectQuantity } from './cartSelectors'

/** The quantity of a product, as text. */
export function QuantityText({ item }: { item: CartItem }) {
  return <p>{`Quantity: ${useSelect(selectQuantity, item)}`}</p>
}
