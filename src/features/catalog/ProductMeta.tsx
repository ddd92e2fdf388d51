import type { Product } from '@/shared/product/product'
import { addressOf, describeProduct } from './describeProduct'

/**
 * What a page says of a product to those who link to it or list it. React moves the link and the meta tags to
 * the head; the script stays where it is.
 */
export function ProductMeta({ product }: { product: Product }) {
  const { origin } = window.location
  const address = addressOf(product, origin)
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="product" />
      <meta property="og:site_name" content="Resham" />
      <meta property="og:title" content={product.title} />
      <meta property="og:description" content={product.description} />
      <meta property="og:image" content={new URL(product.imageLink, origin).href} />
      <meta property="og:url" content={address} />
      <meta property="product:price:amount" content={String(product.discountedPrice)} />
      <meta property="product:price:currency" content="INR" />
      <script type="application/ld+json">{JSON.stringify(describeProduct(product, origin))}</script>
    </>
  )
}
