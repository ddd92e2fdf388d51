import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ComponentType, useState } from 'react'
import { IconButton } from '@/shared/ui/controls/IconButton'
import { closeDialog, Dialog } from '@/shared/ui/overlays/Dialog'
import { VisuallyHidden } from '@/shared/ui/styling/VisuallyHidden'
import { EnlargedPicture } from './EnlargedPicture'
import styles from './GalleryDialog.module.css'
import type { ZoomablePictureProps } from './ZoomablePicture'

type GalleryDialogProps = {
  title: string
  pictures: string[]
  /** The picture shown first. */
  first: string
  /** The zoom, once it has been loaded; the picture does not wait for it. */
  ZoomablePicture?: ComponentType<ZoomablePictureProps>
  onClose: () => void
}

/** The pictures of a product in a full-screen dialog, one at a time. */
export function GalleryDialog({ title, pictures, first, ZoomablePicture, onClose }: GalleryDialogProps) {
  const [src, setSrc] = useState(first)
  const index = pictures.indexOf(src)
  const previous = pictures[index - 1]
  const next = pictures[index + 1]

  return (
    <Dialog label={`Pictures of ${title}`} className={styles.dialog} onClose={onClose}>
      <div className={styles.bar}>
        <p className={styles.title}>{title}</p>
        <IconButton label="Close" onClick={closeDialog}>
          <IconX aria-hidden stroke={1.5} />
        </IconButton>
      </div>
      {ZoomablePicture ? (
        <ZoomablePicture key={src} src={src} />
      ) : (
        <div className={styles.area}>
          <EnlargedPicture src={src} />
        </div>
      )}
      {pictures.length > 1 && (
        <div className={styles.turn}>
          <IconButton
            label="Previous picture"
            isAtLimit={previous === undefined}
            onClick={() => previous !== undefined && setSrc(previous)}
          >
            <IconChevronLeft aria-hidden stroke={1.5} />
          </IconButton>
          <p role="status" className={styles.count}>
            <VisuallyHidden>Picture </VisuallyHidden>
            <span>{`${index + 1} of ${pictures.length}`}</span>
          </p>
          <IconButton
            label="Next picture"
            isAtLimit={next === undefined}
            onClick={() => next !== undefined && setSrc(next)}
          >
            <IconChevronRight aria-hidden stroke={1.5} />
          </IconButton>
        </div>
      )}
    </Dialog>
  )
}
