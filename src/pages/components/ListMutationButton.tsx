import type { ComponentProps } from 'react'
import type { Product } from '@/shared/product/product'
import { type AppThunk, useAppDispatch } from '@/shared/redux/hooks'
import { Button } from '@/shared/ui/controls/Button'
import { labelProps } from '@/shared/ui/controls/buttonProps'

type ProductRef = Pick<Product, '_id'>

type Sent = PromiseLike<{ error?: unknown }>
type Mutation = {
  initiate: (arg: ProductRef, options: { track: false }) => AppThunk<Sent>
}

type ListMutationButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'isBusy' | 'ref'> & {
  mutation: Mutation
  text: string
  product: Pick<Product, '_id' | 'title'>
  /** Called when the mutation is sent, and when it has failed. */
  onSend?: () => void
  onFail?: () => void
}

/** A button that moves or removes a product. */
export function ListMutationButton({
  mutation,
  text,
  product,
  onSend,
  onFail,
  ...looks
}: ListMutationButtonProps) {
  const dispatch = useAppDispatch()
  const send = async () => {
    const sent = dispatch(mutation.initiate({ _id: product._id }, { track: false }))
    onSend?.()
    const { error } = await sent
    if (error) onFail?.()
  }
  return <Button {...looks} onClick={send} {...labelProps(text, product.title)} />
}
