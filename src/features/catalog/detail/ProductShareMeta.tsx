import type { Product } from '@/shared/product/product'
import { paths } from '@/shared/routing/paths'
import { excerpt } from '@/shared/text/excerpt'
import { ShareMeta } from '@/shared/ui/layout/ShareMeta'
import { productJsonLd } from './productJsonLd'
import { socialPicture } from './socialPicture'

/** Metadata for shared links and search engines. React moves the meta tags to the head, but not the script. */
export function ProductShareMeta({ product }: { product: Product }) {
  const { _id, title, description, discountedPrice, inStock } = product
  // Escaped, so that no text of a product can end the script.
  const json = JSON.stringify(productJsonLd(product)).replaceAll('<', '\\u003c')
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
      <script type="application/ld+json">{json}</script>
    </>
  )
}
