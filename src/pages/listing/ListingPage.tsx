import { type ComponentProps, lazy, memo, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { ListedProducts, ProductCard, ProductGridSkeleton } from '@/features/catalog'
import {
  announcementOf,
  FilterPanel,
  type FiltersState,
  Listing,
  onlyCategory,
  ResultStatus,
  selectFilters,
  useFiltersInUrl,
  useListing,
} from '@/features/listing'
import { useGetCategoriesQuery } from '@/shared/catalog/catalogApi'
import { marks } from '@/shared/documentMarks'
import { ShareMeta } from '@/shared/metadata/ShareMeta'
import { collectionOf } from '@/shared/product/collection'
import { useAppSelector, useAppStore } from '@/shared/redux/hooks'
import { paths } from '@/shared/routing/paths'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { findPageHeading } from '@/shared/ui/focus/content'
import { moveFocus } from '@/shared/ui/focus/moveFocus'
import { Page, PageHeading } from '@/shared/ui/layout/Page'
import { ProductButtons } from '../components/ProductButtons'
import { BackToProduct } from './BackToProduct'
import type { CollectionJsonLdProps } from './CollectionJsonLd'
import styles from './ListingPage.module.css'

// Search engines alone read it, so it is not in the first load, and the page does without if it cannot be loaded.
const CollectionJsonLd = lazy(async () => {
  const module = await import(/* webpackChunkName: "jsonLd" */ './CollectionJsonLd').catch(() => undefined)
  return { default: memo<CollectionJsonLdProps>(module?.CollectionJsonLd ?? (() => null)) }
})

/**
 * The priorities of the pictures in the first row of a wide viewport, whose first two fill that of a phone.
 */
const PRIORITIES = [true, true, 'wide', 'wide'] as const

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

type ListedCardProps = Pick<ComponentProps<typeof ProductCard>, 'product' | 'priority'>

/** A card of the listing with its buttons; memoised, so that filters render only the items of the list again. */
const ListedCard = memo(function ListedCard({ product, priority }: ListedCardProps) {
  return (
    <ProductCard product={product} priority={priority}>
      <ProductButtons product={product} isInList />
    </ProductCard>
  )
})

export function ListingPage() {
  const { getState } = useAppStore()
  // In a rendering of its own, which the next press discards. So what was pressed is painted first (docs/performance.md).
  // This is the one deferred value of the listing: pass it down.
  const filters = useDeferredValue(useAppSelector(selectFilters))
  useFiltersInUrl(filters)
  useEffect(() => {
    // A prerendered page hides its products until the filters of its URL apply.
    if (filters === selectFilters(getState())) delete document.documentElement.dataset[marks.stale]
  })
  return <DeferredListing filters={filters} />
}

/** Memoised: what is pressed renders it in the deferred rendering alone. */
const DeferredListing = memo(function DeferredListing({ filters }: { filters: FiltersState }) {
  const listing = useListing(filters)
  const { status, results, retry, proposals, settled, isTyping } = listing
  const categories = useGetCategoriesQuery()
  const category = onlyCategory(settled, categories.data)
  const { name, path, description } = nameListing(category)
  // The priorities of the first rendering stay, so that a picture is not fetched again when its card moves.
  const [firstIds] = useState(() => results?.products.slice(0, PRIORITIES.length).map(({ _id }) => _id) ?? [])
  // While others are loaded, those of the filters before are shown.
  const hasItsOwn = status !== 'loading' && status !== 'failed'
  const announcement = announcementOf(results, proposals)
  const refetch = () => {
    // The pressed button unmounts, so the focus moves to the heading.
    moveFocus(findPageHeading)
    retry()
  }
  return (
    <Page title={name} description={description} path={path}>
      <ShareMeta title={name} description={description} path={path} />
      {category !== undefined && results && hasItsOwn && (
        <Suspense>
          <CollectionJsonLd name={name} path={path} products={results.products} />
        </Suspense>
      )}
      <div className={styles.head}>
        <PageHeading className={styles.heading}>{name}</PageHeading>
        {results && <BackToProduct products={results.products} />}
      </div>
      <ResultStatus>{announcement}</ResultStatus>
      <div className={styles.columns}>
        <FilterPanel
          options={results?.options}
          total={results?.total}
          isTyping={isTyping}
          announcement={announcement}
        />
        <section aria-label="Products" className={styles.listing} data-until-filtered="">
          <QueryResult
            query={{ currentData: results, isError: status === 'failed', refetch }}
            what="the products"
            skeleton={<ProductGridSkeleton />}
          >
            {(found) => (
              <Listing listing={listing} results={found}>
                <ListedProducts
                  products={found.products}
                  catalog={found.catalog}
                  search={filters.search}
                  renderCard={(product) => (
                    <ListedCard product={product} priority={PRIORITIES[firstIds.indexOf(product._id)]} />
                  )}
                />
              </Listing>
            )}
          </QueryResult>
        </section>
      </div>
    </Page>
  )
})
