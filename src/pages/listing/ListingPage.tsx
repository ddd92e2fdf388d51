import { useRef } from 'react'
import {
  type ProductGridHandle,
  ProductGridSkeleton,
  useGetCategoriesQuery,
  useGetProductsQuery,
} from '@/features/catalog'
import { FilterPanel, ResultStatus } from '@/features/filters'
import { paths } from '@/shared/routing/paths'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { Page, PageHeading } from '@/shared/ui/layout/Page'
import { ShareMeta } from '@/shared/ui/layout/ShareMeta'
import { BackToProduct } from './BackToProduct'
import { Listing } from './Listing'
import styles from './ListingPage.module.css'
import { useFilteredProducts } from './useFilteredProducts'

const DESCRIPTION =
  'Sarees, lehengas, dupattas and kurtis in Kanjivaram, Banarasi, Paithani, Chanderi and other silks of India.'

export function ListingPage() {
  const query = useGetProductsQuery()
  const { inOrder, shown, counts, isLong, search } = useFilteredProducts(query.currentData)
  const grid = useRef<ProductGridHandle>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const refetch = () => {
    // The pressed button unmounts, so the focus moves to the heading.
    heading.current?.focus()
    return query.refetch()
  }
  return (
    <Page title="Products" description={DESCRIPTION} path={paths.products}>
      <ShareMeta title="Products" description={DESCRIPTION} path={paths.products} />
      <div className={styles.head}>
        <PageHeading ref={heading} tabIndex={-1} className={styles.heading}>
          Products
        </PageHeading>
        {shown && <BackToProduct products={shown} grid={grid} />}
      </div>
      <ResultStatus count={shown?.length} />
      <div className={styles.columns}>
        <FilterPanel categories={useGetCategoriesQuery()} count={shown?.length} counts={counts} />
        <section aria-label="Products" className={styles.listing}>
          <QueryResult
            query={{ ...query, currentData: shown, refetch }}
            what="the products"
            skeleton={<ProductGridSkeleton />}
          >
            {(products) => (
              <Listing products={products} inOrder={inOrder} search={search} isLong={isLong} grid={grid} />
            )}
          </QueryResult>
        </section>
      </div>
    </Page>
  )
}
