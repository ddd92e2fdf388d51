import { useAppSelector } from '@/shared/redux/hooks'
import type { CartItem } from './cartApi'
import { selectQuantity } from './cartSelectors'

/** The quantity of a product, as text. */
export function QuantityText({ item }: { item: CartItem }) {
  return <p>{`Quantity: ${useAppSelector((state) => selectQuantity(state, item))}`}</p>
}
