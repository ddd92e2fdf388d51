import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { ProductDetail, ProductDetailSkeleton, RelatedProducts } from '@/features/catalog'
import { useRecordView } from '@/features/recent'
import { useProduct } from '@/shared/catalog/useProducts'
import { paths, productIdOf } from '@/shared/routing/paths'
import { excerpt } from '@/shared/text/excerpt'
import { ButtonLink } from '@/shared/ui/controls/Button'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { Page, PageHeading } from '@/shared/ui/layout/Page'
import { VisuallyHidden } from '@/shared/ui/styling/VisuallyHidden'
import { ProductButtons } from '../components/ProductButtons'
import { RecentlyViewed } from '../components/RecentlyViewed'
import { NotFoundPage } from '../notFound/NotFoundPage'
import styles from './ProductPage.module.css'

export function ProductPage() {
  const { isUnknown, ...query } = useProduct(productIdOf(useLocation().pathname))
  const product = query.currentData
  useRecordView(product?._id)

  if (isUnknown) {
    return <NotFoundPage action={<ButtonLink to={paths.products}>See Products</ButtonLink>} />
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
        {(shown) => (
          <>
            {/* The key resets the gallery for another product. */}
            <ErrorBoundary
              key={shown._id}
              fallback={
                <>
                  <PageHeading>{shown.title}</PageHeading>
                  <p>This product cannot be shown.</p>
                </>
              }
            >
              <ProductDetail product={shown}>
                <ProductButtons product={shown} />
              </ProductDetail>
            </ErrorBoundary>
            <ErrorBoundary fallback={<p>Related products cannot be shown.</p>}>
              <RelatedProducts product={shown} />
            </ErrorBoundary>
            <ErrorBoundary fallback={<p>Recently viewed products cannot be shown.</p>}>
              <RecentlyViewed except={shown._id} />
            </ErrorBoundary>
          </>
        )}
      </QueryResult>
    </Page>
  )
}
