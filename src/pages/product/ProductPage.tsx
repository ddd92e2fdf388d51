import { useParams } from 'react-router-dom'
import {
  ProductDetail,
  ProductDetailSkeleton,
  ProductStrip,
  relatedProducts,
  useGetProductsQuery,
} from '@/features/catalog'
import { useRecordView } from '@/features/recent'
import { paths } from '@/shared/routing/paths'
import { excerpt } from '@/shared/text/excerpt'
import { ButtonLink } from '@/shared/ui/controls/Button'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { Page } from '@/shared/ui/layout/Page'
import { VisuallyHidden } from '@/shared/ui/styling/VisuallyHidden'
import { ProductButtons } from '../components/ProductButtons'
import { RecentlyViewed } from '../components/RecentlyViewed'
import { NotFound } from '../notFound/NotFound'
import styles from './ProductPage.module.css'

export function ProductPage() {
  const { _id } = useParams()
  const query = useGetProductsQuery()
  const product = query.currentData?.find((candidate) => candidate._id === _id)
  useRecordView(product?._id)

  if (query.currentData && !product) {
    return <NotFound action={<ButtonLink to={paths.products}>See Products</ButtonLink>} />
  }
  return (
    <Page
      title={product?.title ?? 'Product'}
      description={product && excerpt(product.description)}
      path={product && paths.product(product._id)}
      className={styles.page}
    >
      {!product && <VisuallyHidden as="h1">Product</VisuallyHidden>}
      <QueryResult query={query} what="the product" skeleton={<ProductDetailSkeleton />}>
        {(products) =>
          product && (
            <>
              {/* The key resets the gallery for another product. */}
              <ProductDetail key={product._id} product={product}>
                <ProductButtons product={product} />
              </ProductDetail>
              <ProductStrip title="You may also like" products={relatedProducts(product, products)} />
              <RecentlyViewed except={product._id} />
            </>
          )
        }
      </QueryResult>
    </Page>
  )
}
