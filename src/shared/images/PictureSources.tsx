import { type FoundPicture, imageFormats, srcSetOf } from './findPicture'

type PictureSourcesProps = { picture: FoundPicture; sizes: string; media?: string }

/** The `<source>` elements of a picture, one for each format, for all viewports or those of `media`. */
export function PictureSources({ picture, sizes, media }: PictureSourcesProps) {
  // Without `media`, the <img> that follows is the JPEG.
  const formats = imageFormats.filter(({ extension }) => media !== undefined || extension !== 'jpg')
  return formats.map(({ extension, type }) => (
    <source key={type} type={type} media={media} srcSet={srcSetOf(picture, extension)} sizes={sizes} />
  ))
}
