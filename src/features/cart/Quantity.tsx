import type { CartItem } from '@/shared/product/lists'
import { useSelect } from '@/shared/redux/useSelect'
import { selectQuantity } from './cartSelectors'

/** How many of a design, to read. */
export function Quantity({ item }: { item: CartItem }) {
  return <p>{`Quantity: ${useSelect(selectQuantity, item)}`}</p>
}
