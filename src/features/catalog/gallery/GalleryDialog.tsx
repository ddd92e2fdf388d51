import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ComponentType } from 'react'
import { IconButton } from '@/shared/ui/controls/IconButton'
import { Announcement, useChangedText } from '@/shared/ui/feedback/Announcement'
import { closeDialog, Dialog } from '@/shared/ui/overlays/Dialog'
import type { Overlay } from '@/shared/ui/overlays/useOverlay'
import { VisuallyHidden } from '@/shared/ui/styling/VisuallyHidden'
import { EnlargedPicture } from './EnlargedPicture'
import styles from './GalleryDialog.module.css'
import type { ZoomablePictureProps } from './ZoomablePicture'

type GalleryDialogProps = {
  overlay: Overlay
  title: string
  pictures: string[]
  /** The picture that is shown. */
  src: string
  onTurn: (src: string) => void
  /** The zoom, once it has been loaded; the picture does not wait for it. */
  ZoomablePicture?: ComponentType<ZoomablePictureProps>
}

/** The pictures of a product in a full-screen dialog, one at a time. */
export function GalleryDialog({
  overlay,
  title,
  pictures,
  src,
  onTurn,
  ZoomablePicture,
}: GalleryDialogProps) {
  const label = `Pictures of ${title}`
  const index = pictures.indexOf(src)
  const position = `Picture ${index + 1} of ${pictures.length}`
  const announced = useChangedText(position)
  const previous = pictures[index - 1]
  const next = pictures[index + 1]

  return (
    <Dialog overlay={overlay} label={label} className={styles.dialog}>
      <div className={styles.bar}>
        <h2 tabIndex={-1} className={styles.title}>
          <VisuallyHidden>{label}</VisuallyHidden>
          <span aria-hidden>{title}</span>
        </h2>
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
            onClick={() => previous !== undefined && onTurn(previous)}
          >
            <IconChevronLeft aria-hidden stroke={1.5} />
          </IconButton>
          <p className={styles.count}>
            <VisuallyHidden>{position}</VisuallyHidden>
            <span aria-hidden>{`${index + 1} of ${pictures.length}`}</span>
          </p>
          <Announcement>{announced}</Announcement>
          <IconButton
            label="Next picture"
            isAtLimit={next === undefined}
            onClick={() => next !== undefined && onTurn(next)}
          >
            <IconChevronRight aria-hidden stroke={1.5} />
          </IconButton>
        </div>
      )}
    </Dialog>
  )
}
