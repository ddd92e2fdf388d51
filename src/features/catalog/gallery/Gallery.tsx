import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import { useEffect, useState } from 'react'
import { Picture } from '@/shared/images/Picture'
import { PRODUCT_TRANSITION } from '@/shared/images/viewTransition'
import { lazyChunk, useLazyChunk } from '@/shared/lazyChunk'
import { scrollIntoViewOnFocus } from '@/shared/ui/focus/scrollIntoViewOnFocus'
import { useOverlay } from '@/shared/ui/overlays/useOverlay'
import { classNames } from '@/shared/ui/styling/classNames'
import styles from './Gallery.module.css'
import { GalleryDialog } from './GalleryDialog'
import { PAGE_SIZES } from './sizesAttributes'

// Loaded when a picture is about to be enlarged. Without it the picture is enlarged all the same.
const zoom = lazyChunk(() => import(/* webpackChunkName: "zoom" */ './ZoomablePicture'))

type GalleryProps = {
  /** The title of the product. */
  title: string
  /** The full view first, then the close-up. */
  pictures: string[]
}

/** The pictures of a product: in a column on wide screens, in a scrolling row on phones. */
export function Gallery({ title, pictures }: GalleryProps) {
  const [shown, setShown] = useState(pictures[0])
  const overlay = useOverlay('pictures')
  const { module } = useLazyChunk(zoom)
  // Forward and a reload open it without a press.
  useEffect(() => {
    if (overlay.isOpen) zoom.load()
  }, [overlay.isOpen])

  return (
    <div>
      <div className={classNames(styles.gallery, pictures.length > 1 && styles.strip)}>
        {pictures.map((src, index) => (
          <div
            key={src}
            className={styles.frame}
            style={index === 0 ? { viewTransitionName: PRODUCT_TRANSITION } : undefined}
          >
            <Picture src={src} priority={index === 0} sizes={PAGE_SIZES} />
            <button
              ref={index === 0 ? overlay.opener : undefined}
              type="button"
              className={styles.enlarge}
              aria-label={`Enlarge the ${index === 0 ? 'picture' : 'close-up'} of ${title}`}
              onPointerEnter={zoom.load}
              onPointerDown={zoom.load}
              onFocus={(event) => {
                zoom.load()
                scrollIntoViewOnFocus(event)
              }}
              onClick={(event) => {
                setShown(src)
                overlay.open(event)
              }}
            >
              <span className={styles.sign}>
                <IconArrowsMaximize aria-hidden stroke={1.5} />
              </span>
            </button>
          </div>
        ))}
      </div>
      {shown !== undefined && (
        <GalleryDialog
          overlay={overlay}
          title={title}
          pictures={pictures}
          src={shown}
          onTurn={setShown}
          ZoomablePicture={module?.ZoomablePicture}
        />
      )}
    </div>
  )
}
