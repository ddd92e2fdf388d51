import { memo } from 'react'
import { absoluteUrl } from './absoluteUrl'

type SharePicture = {
  path: string
  alt: string
  /** Whether it has the size of `npm run images`, 1200 by 630; other pictures may have any size. */
  isCut: boolean
}

type ShareMetaProps = {
  type?: 'website' | 'product'
  title: string
  description: string
  path: string
  picture?: SharePicture
}

/** The default picture of a shared link. */
const shopPicture: SharePicture = {
  path: '/images/og/resham.jpg',
  alt: 'Resham, the feeling of luxury, on folds of wine coloured silk with small gold mangoes.',
  isCut: true,
}

/** The Open Graph and Twitter meta elements of a page. React moves them to the head. */
export const ShareMeta = memo(function ShareMeta({
  type = 'website',
  title,
  description,
  path,
  picture = shopPicture,
}: ShareMetaProps) {
  const url = absoluteUrl(path)
  const image = absoluteUrl(picture.path)
  return (
    <>
      <meta property="og:site_name" content="Resham" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      {image && (
        <>
          <meta property="og:image" content={image} />
          {picture.isCut && (
            <>
              <meta property="og:image:width" content="1200" />
              <meta property="og:image:height" content="630" />
            </>
          )}
          <meta property="og:image:alt" content={picture.alt} />
          <meta name="twitter:image" content={image} />
          <meta name="twitter:image:alt" content={picture.alt} />
        </>
      )}
    </>
  )
})
