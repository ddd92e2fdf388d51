import type { ReactNode } from 'react'
import { FormError } from '@/shared/forms/FormError'
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks'
import { paths } from '@/shared/routing/paths'
import { Button, ButtonLink } from '@/shared/ui/controls/Button'
import { ignoreSecondClick } from '@/shared/ui/controls/doubleClicks'
import { isModifiedClick } from '@/shared/ui/controls/isModifiedClick'
import { EmptyState } from '@/shared/ui/feedback/EmptyState'
import { findPageHeading } from '@/shared/ui/focus/content'
import { moveFocus } from '@/shared/ui/focus/moveFocus'
import { classNames } from '@/shared/ui/styling/classNames'
import { FilterChips } from '../chips/FilterChips'
import { shownCount } from '../labels'
import { filtersToQuery } from '../state/filtersQuery'
import { type FiltersState, filtersCleared, selectFilters } from '../state/filtersSlice'
import styles from './Listing.module.css'
import type { Results } from './results'
import { ShowMore } from './ShowMore'
import type { ListingState } from './useListing'

type ProductsProps = { filters: FiltersState; isLoading: boolean; children: ReactNode }

/** The products of these filters. It alone renders again at each key, to say that they are out of date. */
function Products({ filters, isLoading, children }: ProductsProps) {
  const isBehind = useAppSelector((state) => selectFilters(state) !== filters)
  return (
    <div
      aria-busy={isBehind || isLoading}
      className={classNames(styles.results, isLoading && styles.loading)}
    >
      {children}
    </div>
  )
}

type ListingProps = {
  listing: ListingState
  results: Results
  /** The cards of the products. */
  children: ReactNode
}

/** The products that match the filters. */
export function Listing({ listing, results, children }: ListingProps) {
  const { status, retry, filters, proposals, settled } = listing
  const dispatch = useAppDispatch()
  // The pressed button unmounts, so the focus moves to the heading.
  const moveToHeading = () => {
    ignoreSecondClick()
    moveFocus(findPageHeading)
  }
  const tryAgain = () => {
    moveToHeading()
    retry()
  }
  const clear = () => {
    moveToHeading()
    dispatch(filtersCleared())
  }
  return (
    <>
      <div className={styles.summary}>
        <p className={styles.count}>{shownCount(results)}</p>
        <FilterChips filters={settled} />
      </div>
      {status === 'failed' && (
        <div className={styles.failed}>
          <FormError>
            {navigator.onLine
              ? 'We could not load the products. These are the earlier ones.'
              : 'You are offline, so the catalogue cannot be searched now. These products were loaded before.'}
          </FormError>
          <Button variant="secondary" size="small" onClick={tryAgain}>
            Try again
          </Button>
        </div>
      )}
      <Products filters={filters} isLoading={status === 'loading'}>
        {results.products.length > 0 ? (
          children
        ) : (
          <EmptyState
            title="No products to display!"
            action={
              <>
                {proposals.map((search) => (
                  <ButtonLink
                    key={search}
                    to={paths.products + filtersToQuery({ ...filters, search })}
                    replace
                    onClick={(event) => isModifiedClick(event) || moveToHeading()}
                  >
                    <span>
                      Did you mean <span className={styles.proposal}>{search}</span>?
                    </span>
                  </ButtonLink>
                ))}
                <Button variant="secondary" onClick={clear}>
                  Clear filters
                </Button>
              </>
            }
          >
            <p>Try a different search or fewer filters.</p>
          </EmptyState>
        )}
        <ShowMore status={status} results={results} retry={retry} />
      </Products>
    </>
  )
}
