import { type ComponentProps, memo, useCallback, useState } from 'react'
import {
  CardTitle,
  ListedProducts,
  ProductCard,
  type ProductListing,
  type ShownProducts,
} from '@/features/catalog'
import {
  FilterChips,
  filtersCleared,
  filtersToQuery,
  selectFilters,
  selectSearch,
  shownCount,
} from '@/features/filters'
import { FormError } from '@/shared/forms/FormError'
import type { Product } from '@/shared/product/product'
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks'
import { paths } from '@/shared/routing/paths'
import { Button, ButtonLink } from '@/shared/ui/controls/Button'
import { ignoreSecondClick } from '@/shared/ui/controls/doubleClicks'
import { isModifiedClick } from '@/shared/ui/controls/isModifiedClick'
import { EmptyState } from '@/shared/ui/feedback/EmptyState'
import { findPageHeading } from '@/shared/ui/focus/content'
import { moveFocus } from '@/shared/ui/focus/moveFocus'
import { ProductButtons } from '../components/ProductButtons'
import styles from './ListingPage.module.css'
import { ShowMore } from './ShowMore'

/**
 * The priorities of the pictures in the first row of a wide viewport, whose first two fill that of a phone.
 */
const PRIORITIES = [true, true, 'wide', 'wide'] as const

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

/** A link to the listing with another search, in place of the one that finds nothing. */
function Proposal({ search, onClick }: { search: string; onClick: () => void }) {
  const filters = useAppSelector(selectFilters)
  return (
    <ButtonLink
      to={paths.products + filtersToQuery({ ...filters, search })}
      replace
      onClick={(event) => isModifiedClick(event) || onClick()}
    >
      <span>
        Did you mean <span className={styles.proposal}>{search}</span>?
      </span>
    </ButtonLink>
  )
}

type ListingProps = ProductListing & { shown: ShownProducts }

/** The products that match the filters. */
export function Listing({ status, shown, retry }: ListingProps) {
  const { products, catalog, proposals = [] } = shown
  const dispatch = useAppDispatch()
  // The pressed button unmounts, so the focus moves to the heading.
  const withFocus = (action?: () => void) => () => {
    ignoreSecondClick()
    moveFocus(findPageHeading)
    action?.()
  }
  // The priorities of the first rendering stay, so that a picture is not fetched again when its card moves.
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
        <p className={styles.count}>{shownCount(shown)}</p>
        <FilterChips />
      </div>
      {status === 'failed' && (
        <div className={styles.failed}>
          <FormError>
            {navigator.onLine
              ? 'We could not load the products. These are the earlier ones.'
              : 'You are offline, so the catalogue cannot be searched now. These products were loaded before.'}
          </FormError>
          <Button variant="secondary" size="small" onClick={withFocus(retry)}>
            Try again
          </Button>
        </div>
      )}
      <div aria-busy={status === 'loading'} className={styles.results}>
        {products.length === 0 ? (
          <EmptyState
            title="No products to display!"
            action={
              <>
                {proposals.map((search) => (
                  <Proposal key={search} search={search} onClick={withFocus()} />
                ))}
                <Button variant="secondary" onClick={withFocus(() => dispatch(filtersCleared()))}>
                  Clear filters
                </Button>
              </>
            }
          >
            <p>Try a different search or fewer filters.</p>
          </EmptyState>
        ) : (
          <ListedProducts products={products} catalog={catalog} renderCard={renderCard} />
        )}
        <ShowMore status={status} shown={shown} retry={retry} />
      </div>
    </>
  )
}
