import { type MouseEvent, startTransition, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router-dom'
import { FormError } from '@/shared/forms/FormError'
import type { Product } from '@/shared/product/product'
import { useAppStore } from '@/shared/redux/hooks'
import { Button } from '@/shared/ui/controls/Button'
import { useOverlay } from '@/shared/ui/overlays/useOverlay'
import { isGuided } from './guidedCategories'

const loadDialog = () => import(/* webpackChunkName: "sizeGuide" */ './SizeGuideDialog')

/**
 * Takes a product; returns the button of its size guide, and the dialog that it opens, which is loaded when it is
 * about to be pressed. The button is busy until then. Neither for a category without a guide.
 */
export const useSizeGuide = ({ categoryName, size }: Pick<Product, 'categoryName' | 'size'>) => {
  const overlay = useOverlay('sizeGuide')
  const { isOpen, open, close } = overlay
  const [module, setModule] = useState<Awaited<ReturnType<typeof loadDialog>>>()
  const [isAwaited, setIsAwaited] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const { getState } = useAppStore()
  const isLoadingPage = useNavigation().state !== 'idle'
  const isLeaving = useRef(false)
  useEffect(() => {
    isLeaving.current = isLoadingPage
  }, [isLoadingPage])
  const load = async () => {
    const loaded = await loadDialog().catch(() => undefined)
    if (loaded) startTransition(() => setModule(loaded))
    return loaded !== undefined
  }
  const onClick = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (module) return open({ currentTarget })
    const { location } = getState()
    setHasFailed(false)
    setIsAwaited(true)
    const isLoaded = await load()
    setIsAwaited(false)
    if (!isLoaded) setHasFailed(true)
    // Not once the page is being left, or something else has opened over it.
    else if (currentTarget.isConnected && !isLeaving.current && getState().location === location)
      open({ currentTarget })
  }
  // Forward and a reload open it without a press.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the others are new in each rendering.
  useEffect(() => {
    if (!isOpen) return
    setHasFailed(false)
    load().then((isLoaded) => {
      if (isLoaded) return
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
      isBusy={isAwaited}
      onPointerEnter={load}
      onClick={onClick}
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
