import { ProductGridSkeleton, selectPriceSteps, useGetCategoriesQuery } from '@/features/catalog'
import { FilterPanel, ResultStatus } from '@/features/filters'
import { useAppSelector } from '@/shared/redux/hooks'
import { paths } from '@/shared/routing/paths'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { findPageHeading } from '@/shared/ui/focus/content'
import { moveFocus } from '@/shared/ui/focus/moveFocus'
import { Page, PageHeading } from '@/shared/ui/layout/Page'
import { ShareMeta } from '@/shared/ui/layout/ShareMeta'
import { BackToProduct } from './BackToProduct'
import { Listing } from './Listing'
import styles from './ListingPage.module.css'
import { useListing } from './useListing'

const DESCRIPTION =
  'Sarees, lehengas, dupattas and kurtis in Kanjivaram, Banarasi, Paithani, Chanderi and other silks of India.'

export function ListingPage() {
  const listing = useListing()
  const { shown, status } = listing
  const refetch = () => {
    // The pressed button unmounts, so the focus moves to the heading.
    moveFocus(findPageHeading)
    listing.retry()
  }
  return (
    <Page title="Products" description={DESCRIPTION} path={paths.products}>
      <ShareMeta title="Products" description={DESCRIPTION} path={paths.products} />
      <div className={styles.head}>
        <PageHeading className={styles.heading}>Products</PageHeading>
        {shown && <BackToProduct products={shown.products} />}
      </div>
      <ResultStatus results={shown} />
      <div className={styles.columns}>
        <FilterPanel
          categories={useGetCategoriesQuery()}
          priceSteps={useAppSelector(selectPriceSteps)}
          results={shown}
        />
        <section aria-label="Products" className={styles.listing}>
          <QueryResult
            query={{ currentData: shown, isError: status === 'failed', refetch }}
            what="the products"
            skeleton={<ProductGridSkeleton />}
          >
            {(found) => <Listing {...listing} shown={found} />}
          </QueryResult>
        </section>
      </div>
    </Page>
  )
}
