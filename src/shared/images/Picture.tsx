import { type CSSProperties, useState } from 'react'
import { Arch } from '../ui/ornaments/Arch'
import { classNames } from '../ui/styling/classNames'
import { type FoundPicture, findPicture, imageFormats, srcSetOf } from './findPicture'
import missing from './MissingPicture.module.css'
import styles from './Picture.module.css'

type PictureSourcesProps = { picture: FoundPicture; sizes: string; media?: string }

/** The `<source>` elements of a picture, one for each format, for all viewports or those of `media`. */
function PictureSources({ picture, sizes, media }: PictureSourcesProps) {
  // Without `media`, the <img> that follows is the WebP.
  const formats = imageFormats.filter(({ extension }) => media !== undefined || extension !== 'webp')
  return formats.map(({ extension, type }) => (
    <source key={type} type={type} media={media} srcSet={srcSetOf(picture, extension)} sizes={sizes} />
  ))
}

export type PicturePriority = boolean | 'wide'

type PictureProps = {
  /** A URL on this host, such as a product's `imageLink`; any other URL is used as it is. */
  src: string
  /** The `sizes` attribute. */
  sizes: string
  /** Loads it eagerly, with high priority: for the first screen of any viewport, or only of a wide one. */
  priority?: PicturePriority
  className?: string
  style?: CSSProperties | undefined
  /** Replaces the picture's own description; an empty one marks it as decorative. */
  alt?: string
  /** Another picture for some screens, such as a crop for phones. */
  narrow?: { src: string; media: string }
}

/** The dimensions that are assumed of a picture from another host: those of a product picture. */
const UNKNOWN = { width: 900, height: 1200 }

/**
 * A picture with its colour and a blurred thumbnail as placeholder. It fills the width and keeps its aspect ratio; a
 * class can set another (`aspect-ratio`) and the position of the crop (`--picture-position`).
 */
export function Picture(props: PictureProps) {
  // The key resets the state for a new URL.
  return <PictureBox key={props.src} {...props} />
}

function PictureBox({ src, sizes, priority = false, className, style, alt, narrow }: PictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>(src === '' ? 'failed' : 'loading')
  // The picture may be complete before React listens.
  const showIfComplete = (image: HTMLImageElement | null) => {
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
  const boxProps = {
    className: classNames(styles.box, state === 'loaded' && styles.loaded, className),
    style: { ...box, ...style } as CSSProperties,
  }
  if (state === 'failed') {
    return (
      <span {...boxProps}>
        <MissingPicture alt={text} />
      </span>
    )
  }
  return (
    <picture {...boxProps}>
      {foundNarrow && <PictureSources picture={foundNarrow} media={narrow?.media} sizes={sizes} />}
      {found && <PictureSources picture={found} sizes={sizes} />}
      <img
        ref={showIfComplete}
        className={styles.image}
        src={src}
        srcSet={found && srcSetOf(found, 'webp')}
        sizes={found && sizes}
        alt={text}
        width={width}
        height={height}
        loading={priority === true ? 'eager' : 'lazy'}
        decoding={priority ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
      />
    </picture>
  )
}

/** Fills the box of a picture that could not be loaded: an ornament and the alt text. */
function MissingPicture({ alt }: { alt: string }) {
  return (
    <span className={missing.missing}>
      <Arch className={missing.ornament} />
      {alt && <span className={missing.caption}>{alt}</span>}
    </span>
  )
}
