import type { ComponentProps } from 'react'
import type { Product } from '@/shared/product/product'
import { useMutationTrigger } from '@/shared/redux/useMutationTrigger'
import { Button } from '@/shared/ui/controls/Button'
import { labelProps } from '@/shared/ui/controls/buttonProps'
import { selectIsBusy } from './selectIsBusy'

type ListMutationButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'isBusy' | 'ref'> & {
  mutation: Parameters<typeof useMutationTrigger>[0]
  text: string
  product: Pick<Product, '_id' | 'title'>
}

/** Moves or removes a product. */
export function ListMutationButton({ mutation, text, product, ...looks }: ListMutationButtonProps) {
  const send = useMutationTrigger(mutation, selectIsBusy)
  return <Button {...looks} onClick={() => send({ _id: product._id })} {...labelProps(text, product.title)} />
}
