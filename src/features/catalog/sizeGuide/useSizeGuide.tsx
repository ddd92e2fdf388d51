import { startTransition, useEffect, useState } from 'react'
import { FormError } from '@/shared/forms/FormError'
import type { Product } from '@/shared/product/product'
import { Button } from '@/shared/ui/controls/Button'
import { useOverlay } from '@/shared/ui/overlays/useOverlay'
import { isGuided } from './guidedCategories'

const loadDialog = () => import(/* webpackChunkName: "sizeGuide" */ './SizeGuideDialog')

/**
 * Takes a product; returns the button of its size guide, and the dialog that it opens, which is loaded when it is
 * about to be pressed. Neither for a category without a guide.
 */
export const useSizeGuide = ({ categoryName, size }: Pick<Product, 'categoryName' | 'size'>) => {
  const overlay = useOverlay('sizeGuide')
  const { isOpen, close } = overlay
  const [module, setModule] = useState<Awaited<ReturnType<typeof loadDialog>>>()
  const [hasFailed, setHasFailed] = useState(false)
  const load = (onFailure = () => {}) => {
    loadDialog().then((loaded) => startTransition(() => setModule(loaded)), onFailure)
  }
  // Forward and a reload open it without a press.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the others are new in each rendering.
  useEffect(() => {
    if (!isOpen) return
    setHasFailed(false)
    load(() => {
      setHasFailed(true)
      close()
    })
  }, [isOpen])
  if (!isGuided(categoryName)) return {}
  const button = (
    <Button
      ref={overlay.opener}
      variant="ghost"
      size="small"
      aria-haspopup="dialog"
      onPointerEnter={() => load()}
      onClick={overlay.open}
    >
      Size guide
    </Button>
  )
  const dialog = (
    <>
      <FormError>{hasFailed && 'The size guide could not be loaded. Please try again.'}</FormError>
      {module && <module.SizeGuideDialog overlay={overlay} category={categoryName} size={size} />}
    </>
  )
  return { button, dialog }
}
