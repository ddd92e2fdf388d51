import { type CSSProperties, useState } from 'react'
import { classNames } from '../ui/classNames'
import { findPicture, srcSetOf } from './findPicture'
import { MissingPicture } from './MissingPicture'
import styles from './Picture.module.css'
import { PictureSources } from './PictureSources'

type PictureProps = {
  /** An address on this host, such as a product's `imageLink`; any other address is shown as it is. */
  src: string
  /** How wide the picture will be, in the words of the `sizes` attribute. */
  sizes: string
  /** For what is seen first: loaded at once and before the rest. */
  priority?: boolean
  className?: string
  /** Replaces the picture's own description; an empty one marks the picture as decoration. */
  alt?: string
  /** Another picture for some screens, such as a crop for phones. */
  narrow?: { src: string; media: string }
}

/** Sizes for a picture that is not ours: the shape of a product's picture. */
const UNKNOWN = { width: 900, height: 1200 }

/**
 * A picture in a box of its own colour, with the picture itself, tiny and blurred, until it is there. The box fills the width it is given and has the picture's shape;
 * a class can give it another (`aspect-ratio`) and choose what a crop keeps (`--picture-position`).
 */
export function Picture(props: PictureProps) {
  // What failed, or was there, was the picture of the old address: a new one starts afresh.
  return <PictureBox key={props.src} {...props} />
}

function PictureBox({ src, sizes, priority = false, className, alt, narrow }: PictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(src === '' ? 'failed' : 'loading')
  // A picture that the browser still has does not fade in again.
  const showAtOnce = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setState('loaded')
  }
  const found = findPicture(src)
  const foundNarrow = narrow && findPicture(narrow.src)
  const { width, height } = found ?? UNKNOWN
  const text = alt ?? found?.alt ?? ''
  const box = {
    '--ratio': `${width} / ${height}`,
    '--colour': found?.placeholderColour,
    '--blurred': found && `url(${found.placeholder})`,
  }
  return (
    <span
      className={classNames(styles.box, state === 'loaded' && styles.loaded, className)}
      style={box as CSSProperties}
    >
      {state === 'failed' ? (
        <MissingPicture alt={text} />
      ) : (
        <picture>
          {foundNarrow && <PictureSources picture={foundNarrow} media={narrow?.media} sizes={sizes} />}
          {found && <PictureSources picture={found} sizes={sizes} />}
          <img
            ref={showAtOnce}
            className={styles.image}
            src={src}
            srcSet={found && srcSetOf(found, 'jpg')}
            sizes={found && sizes}
            alt={text}
            width={width}
            height={height}
            loading={priority ? 'eager' : 'lazy'}
            decoding={priority ? 'auto' : 'async'}
            fetchPriority={priority ? 'high' : 'auto'}
            onLoad={() => setState('loaded')}
            onError={() => setState('failed')}
          />
        </picture>
      )}
    </span>
  )
}
