import { lazy, memo, Suspense } from 'react'
import { ProductGridSkeleton, selectPriceSteps, useGetCategoriesQuery } from '@/features/catalog'
import { FilterPanel, onlyCategory, ResultStatus, selectFilters } from '@/features/filters'
import { ShareMeta } from '@/shared/metadata/ShareMeta'
import { collectionOf } from '@/shared/product/collection'
import { useAppSelector } from '@/shared/redux/hooks'
import { paths } from '@/shared/routing/paths'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { findPageHeading } from '@/shared/ui/focus/content'
import { moveFocus } from '@/shared/ui/focus/moveFocus'
import { Page, PageHeading } from '@/shared/ui/layout/Page'
import { BackToProduct } from './BackToProduct'
import type { CollectionJsonLdProps } from './CollectionJsonLd'
import { Listing } from './Listing'
import styles from './ListingPage.module.css'
import { useListing } from './useListing'

// Search engines alone read it, so it is not in the first load, and the page does without if it cannot be loaded.
const CollectionJsonLd = lazy(async () => {
  const module = await import(/* webpackChunkName: "jsonLd" */ './CollectionJsonLd').catch(() => undefined)
  return { default: memo<CollectionJsonLdProps>(module?.CollectionJsonLd ?? (() => null)) }
})

const ALL = {
  name: 'Products',
  path: paths.products,
  description:
    'Sarees, lehengas, dupattas and kurtis in Kanjivaram, Banarasi, Paithani, Chanderi and other silks of India.',
}

/** What the listing is called: the page of a category if nothing else is chosen, 'Products' otherwise. */
const nameListing = (category: string | undefined) => {
  if (category === undefined) return ALL
  const collection = collectionOf(category)
  const description = `The ${collection.name} of Resham, the feeling of luxury: traditional silk of India, delivered free within the country.`
  return { ...collection, description }
}

export function ListingPage() {
  const listing = useListing()
  const { shown, status } = listing
  const categories = useGetCategoriesQuery()
  const category = onlyCategory(useAppSelector(selectFilters), categories.data)
  const { name, path, description } = nameListing(category)
  // While others are loaded, those of the filters before are shown.
  const hasItsOwn = status !== 'loading' && status !== 'failed'
  const refetch = () => {
    // The pressed button unmounts, so the focus moves to the heading.
    moveFocus(findPageHeading)
    listing.retry()
  }
  return (
    <Page title={name} description={description} path={path}>
      <ShareMeta title={name} description={description} path={path} />
      {category !== undefined && shown && hasItsOwn && (
        <Suspense>
          <CollectionJsonLd name={name} path={path} products={shown.products} />
        </Suspense>
      )}
      <div className={styles.head}>
        <PageHeading className={styles.heading}>{name}</PageHeading>
        {shown && <BackToProduct products={shown.products} />}
      </div>
      <ResultStatus results={shown} />
      <div className={styles.columns}>
        <FilterPanel categories={categories} priceSteps={useAppSelector(selectPriceSteps)} results={shown} />
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
