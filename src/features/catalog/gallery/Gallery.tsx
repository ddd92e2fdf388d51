import IconArrowsMaximize from '@tabler/icons-react/dist/esm/icons/IconArrowsMaximize.mjs'
import { startTransition, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Picture } from '@/shared/images/Picture'
import { usePictureTransition } from '@/shared/images/pictureTransition'
import { scrollIntoViewOnFocus } from '@/shared/ui/focus/scrollIntoViewOnFocus'
import { useOverlay } from '@/shared/ui/overlays/useOverlay'
import { classNames } from '@/shared/ui/styling/classNames'
import styles from './Gallery.module.css'
import { GalleryDialog } from './GalleryDialog'
import { PAGE_SIZES } from './sizesAttributes'

const loadZoom = () => import(/* webpackChunkName: "zoom" */ './ZoomablePicture')

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
  const transition = usePictureTransition(useLocation().pathname)
  const [module, setModule] = useState<Awaited<ReturnType<typeof loadZoom>>>()
  // Loaded when a picture is about to be enlarged. Without it the picture is enlarged all the same.
  const prepareZoom = useCallback(() => {
    loadZoom().then(
      (loaded) => startTransition(() => setModule(loaded)),
      () => {},
    )
  }, [])
  // Forward and a reload open it without a press.
  useEffect(() => {
    if (overlay.isOpen) prepareZoom()
  }, [overlay.isOpen, prepareZoom])

  return (
    <div>
      <div className={classNames(styles.gallery, pictures.length > 1 && styles.strip)}>
        {pictures.map((src, index) => (
          <div key={src} className={styles.frame} style={index === 0 ? transition : undefined}>
            <Picture src={src} priority={index === 0} sizes={PAGE_SIZES} />
            <button
              ref={index === 0 ? overlay.opener : undefined}
              type="button"
              className={styles.enlarge}
              aria-label={`Enlarge the ${index === 0 ? 'picture' : 'close-up'} of ${title}`}
              onPointerEnter={prepareZoom}
              onPointerDown={prepareZoom}
              onFocus={(event) => {
                prepareZoom()
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
