import { useProducts } from '@/shared/catalog/useProducts'
import type { Product } from '@/shared/product/product'
import { ProductStrip } from '../lists/ProductStrip'
import { relatedProducts, relatedQuery } from './relatedProducts'

/** Other products of the same category. */
export function RelatedProducts({ product }: { product: Product }) {
  const products = useProducts(relatedQuery(product))
  return <ProductStrip title="You may also like" products={relatedProducts(product, products ?? [])} />
}
