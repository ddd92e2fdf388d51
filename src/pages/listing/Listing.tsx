import { uniqBy } from 'es-toolkit'
import { type ComponentProps, memo, useCallback, useDeferredValue, useRef, useState } from 'react'
import { DEFAULT_PAGE_SIZE } from '@/contract'
import { CardTitle, ListedProducts, ProductCard } from '@/features/catalog'
import { FilterChips, filtersCleared, selectFilters, selectSearch, shownCount } from '@/features/filters'
import { FormError } from '@/shared/forms/FormError'
import type { Product } from '@/shared/product/product'
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks'
import { Button } from '@/shared/ui/controls/Button'
import { EmptyState } from '@/shared/ui/feedback/EmptyState'
import { ProductButtons } from '../components/ProductButtons'
import styles from './ListingPage.module.css'
import { ShowMore } from './ShowMore'
import type { ListingState, ShownProducts } from './useListing'

/** Of the cards in the first row of a wide viewport: the first two are also that of a phone. */
const PRIORITIES = [true, true, 'wide', 'wide'] as const

/** How many cards new filters render at once: more than a screen shows. */
const FIRST_NEW_CARDS = 16

/**
 * The products of the cards. New filters whose products are here render the first of them at once, above the cards of
 * before, which need not match. A second rendering, which the next key interrupts, has the new ones alone.
 */
const useCards = ({ products, inOrder }: ShownProducts): Product[] => {
  const filters = useAppSelector(selectFilters)
  const hasNewFilters = useDeferredValue(filters) !== filters
  const previous = useDeferredValue(products)
  // In a catalogue of one page, cards are only hidden and shown; more than a page is shown by Show more.
  const isWhole = inOrder || products.length <= FIRST_NEW_CARDS || products.length > DEFAULT_PAGE_SIZE
  if (isWhole || !hasNewFilters || products === previous) return products
  return uniqBy([...products.slice(0, FIRST_NEW_CARDS), ...previous], ({ _id }) => _id)
}

/** A title with the search text marked. It reads the store itself, so that a key renders titles again, not cards. */
function MarkedTitle({ children }: { children: string }) {
  return <CardTitle search={useAppSelector(selectSearch)}>{children}</CardTitle>
}

type ListedCardProps = Omit<ComponentProps<typeof ProductCard>, 'children' | 'heading'>

/** A card of the listing with its buttons; memoised, so that filters re-render only changed cards. */
const ListedCard = memo(function ListedCard(props: ListedCardProps) {
  return (
    <ProductCard {...props} heading={<MarkedTitle>{props.product.title}</MarkedTitle>}>
      <ProductButtons product={props.product} isInList />
    </ProductCard>
  )
})

type ListingProps = ListingState & { shown: ShownProducts }

/** The products that match the filters. */
export function Listing({ status, shown, showMore, refetch }: ListingProps) {
  const { products, inOrder } = shown
  const cards = useCards(shown)
  const dispatch = useAppDispatch()
  const count = useRef<HTMLParagraphElement>(null)
  // The pressed button unmounts, so the focus moves to the count.
  const withFocus = (action: () => void) => () => {
    count.current?.focus()
    action()
  }
  // Of the first rendering: a picture is not fetched again when its card moves.
  const [first] = useState(
    () => new Map(products.slice(0, PRIORITIES.length).map((product, at) => [product, PRIORITIES[at]])),
  )
  const renderCard = useCallback(
    (product: Product) => <ListedCard product={product} priority={first.get(product)} />,
    [first],
  )
  return (
    <>
      <div className={styles.summary}>
        <p ref={count} tabIndex={-1} className={styles.count}>
          {shownCount(shown)}
        </p>
        <FilterChips findNext={() => count.current} />
      </div>
      {status === 'failed' && (
        <div className={styles.failed}>
          <FormError>
            {navigator.onLine
              ? 'We could not load the products. These are the earlier ones.'
              : 'You are offline, so the catalogue cannot be searched now. These products were loaded before.'}
          </FormError>
          <Button variant="secondary" size="small" onClick={withFocus(refetch)}>
            Try again
          </Button>
        </div>
      )}
      <div aria-busy={status === 'loading'} className={styles.results}>
        {products.length === 0 ? (
          <EmptyState
            title="No products to display!"
            action={
              <Button variant="secondary" onClick={withFocus(() => dispatch(filtersCleared()))}>
                Clear filters
              </Button>
            }
          >
            <p>Try a different search or fewer filters.</p>
          </EmptyState>
        ) : (
          <ListedProducts products={cards} inOrder={inOrder} renderCard={renderCard} />
        )}
        <ShowMore status={status} shown={shown} showMore={showMore} />
      </div>
    </>
  )
}
