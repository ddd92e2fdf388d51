import { type FoundPicture, imageFormats, srcSetOf } from './findPicture'

type PictureSourcesProps = { picture: FoundPicture; sizes: string; media?: string }

/** One picture in several formats, for the screens that `media` names or for all of them. */
export function PictureSources({ picture, sizes, media }: PictureSourcesProps) {
  // The <img> that follows is the JPEG of the picture for all screens, and only of that one.
  const formats = imageFormats.filter(({ extension }) => media !== undefined || extension !== 'jpg')
  return formats.map(({ extension, type }) => (
    <source key={type} type={type} media={media} srcSet={srcSetOf(picture, extension)} sizes={sizes} />
  ))
}
