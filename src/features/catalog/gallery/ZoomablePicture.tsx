import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useEffect, useEffectEvent } from 'react'
import { IconButton } from '@/shared/ui/controls/IconButton'
import { Announcement, useChangedText } from '@/shared/ui/feedback/Announcement'
import { classNames } from '@/shared/ui/styling/classNames'
import { VisuallyHidden } from '@/shared/ui/styling/VisuallyHidden'
import { EnlargedPicture } from './EnlargedPicture'
import frame from './GalleryDialog.module.css'
import { MAX_SCALE, useZoom } from './useZoom'
import styles from './ZoomablePicture.module.css'
import { moveForKey, zoomIn, zoomOut } from './zoomKeys'

export type ZoomablePictureProps = { src: string }

/** A picture to zoom and pan by pointer, wheel, pinch or keyboard. */
export function ZoomablePicture({ src }: ZoomablePictureProps) {
  const { stage, picture, scale, run, pointerHandlers } = useZoom()
  const percent = `${Math.round(scale * 100)}%`

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const move = moveForKey(event)
    if (!move) return
    event.preventDefault()
    run(move)
  })
  useEffect(() => {
    // The dialog is modal, so the keys work wherever the focus is.
    const listener = new AbortController()
    window.addEventListener('keydown', onKey, { signal: listener.signal })
    return () => listener.abort()
  }, [])

  return (
    <>
      <div
        ref={stage}
        className={classNames(frame.area, styles.stage, scale > 1 && styles.zoomed)}
        {...pointerHandlers}
      >
        <div ref={picture} className={styles.picture}>
          <EnlargedPicture src={src} />
        </div>
      </div>
      <div className={frame.zoom}>
        <IconButton
          label="Zoom out"
          aria-keyshortcuts="-"
          isAtLimit={scale <= 1}
          onClick={() => run(zoomOut)}
        >
          <IconMinus aria-hidden stroke={1.5} />
        </IconButton>
        <p className={frame.count}>
          <VisuallyHidden>{`Zoom ${percent}`}</VisuallyHidden>
          <span aria-hidden>{percent}</span>
        </p>
        <Announcement>{useChangedText(`Zoom ${percent}`)}</Announcement>
        <IconButton
          label="Zoom in"
          aria-keyshortcuts="+"
          isAtLimit={scale >= MAX_SCALE}
          onClick={() => run(zoomIn)}
        >
          <IconPlus aria-hidden stroke={1.5} />
        </IconButton>
      </div>
    </>
  )
}
