import type { ComponentProps } from 'react'
import type { Product } from '@/shared/product/product'
import { useMutationTrigger } from '@/shared/redux/useMutationTrigger'
import { Button } from '@/shared/ui/controls/Button'
import { labelProps } from '@/shared/ui/controls/buttonProps'
import { selectIsBusy } from './selectIsBusy'

type ProductRef = Pick<Product, '_id'>

type ListMutationButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'isBusy' | 'ref'> & {
  mutation: Parameters<typeof useMutationTrigger<ProductRef, PromiseLike<{ error?: unknown }>>>[0]
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
  const trigger = useMutationTrigger(mutation, selectIsBusy)
  const send = async () => {
    const sent = trigger({ _id: product._id })
    if (!sent) return
    onSend?.()
    const { error } = await sent
    if (error) onFail?.()
  }
  return <Button {...looks} onClick={send} {...labelProps(text, product.title)} />
}
