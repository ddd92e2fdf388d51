import { useSelect } from '@/shared/redux/useSelect'
import type { CartItem } from '../listApi'
import { selectQuantity } from '../listSelectors'

/** The quantity of a product, as text. */
export function QuantityText({ item }: { item: CartItem }) {
  return <p>{`Quantity: ${useSelect(selectQuantity, item)}`}</p>
}
