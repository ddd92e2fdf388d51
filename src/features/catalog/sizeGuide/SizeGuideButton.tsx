import { startTransition, useEffect, useState } from 'react'
import { FormError } from '@/shared/forms/FormError'
import { Button } from '@/shared/ui/controls/Button'
import { useOverlay } from '@/shared/ui/overlays/useOverlay'
import type { GuidedCategory } from './guidedCategories'

const loadDialog = () => import(/* webpackChunkName: "sizeGuide" */ './SizeGuideDialog')

type SizeGuideButtonProps = { category: GuidedCategory; size: string }

/** The button that opens the size guide, which is loaded when it is about to be pressed. */
export function SizeGuideButton({ category, size }: SizeGuideButtonProps) {
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
  return (
    <>
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
      <FormError>{hasFailed && 'The size guide could not be loaded. Please try again.'}</FormError>
      {module && <module.SizeGuideDialog overlay={overlay} category={category} size={size} />}
    </>
  )
}
