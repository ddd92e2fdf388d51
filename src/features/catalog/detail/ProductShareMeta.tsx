import { JsonLd } from '@/shared/metadata/JsonLd'
import { ShareMeta } from '@/shared/metadata/ShareMeta'
import type { Product } from '@/shared/product/product'
import { paths } from '@/shared/routing/paths'
import { excerpt } from '@/shared/text/excerpt'
import { productJsonLd } from './productJsonLd'
import { socialPicture } from './socialPicture'

/** Metadata for shared links and search engines. */
export function ProductShareMeta({ product }: { product: Product }) {
  const { _id, title, description, discountedPrice, inStock } = product
  return (
    <>
      <ShareMeta
        type="product"
        title={title}
        description={excerpt(description)}
        path={paths.product(_id)}
        picture={socialPicture(product)}
      />
      <meta property="product:price:amount" content={String(discountedPrice)} />
      <meta property="product:price:currency" content="INR" />
      <meta property="product:availability" content={inStock ? 'in stock' : 'out of stock'} />
      <JsonLd data={productJsonLd(product)} />
    </>
  )
}
