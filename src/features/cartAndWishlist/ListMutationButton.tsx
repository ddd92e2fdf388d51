import type { ComponentProps } from 'react'
import type { Product } from '@/shared/product/product'
import { Button } from '@/shared/ui/controls/Button'
import { labelProps } from '@/shared/ui/controls/labelProps'
import { useListMutation } from './useListMutation'

type ListMutationButtonProps = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'isBusy' | 'ref'> & {
  mutation: Parameters<typeof useListMutation>[0]
  text: string
  product: Pick<Product, '_id' | 'title'>
}

/** Moves or removes a product. */
export function ListMutationButton({ mutation, text, product, ...looks }: ListMutationButtonProps) {
  const send = useListMutation(mutation)
  return <Button {...looks} onClick={() => send({ _id: product._id })} {...labelProps(text, product.title)} />
}
