import { useAppSelector } from '@/shared/redux/hooks'
import type { CartItem } from './cartApi'
import { selectQuantity } from './cartSelectors'

export function QuantityText({ item }: { item: CartItem }) {
  return <p>{`Quantity: ${useAppSelector((state) => selectQuantity(state, item))}`}</p>
}
