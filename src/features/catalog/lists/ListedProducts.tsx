import { DEFAULT_PAGE_SIZE } from '@resham/contract'
import { uniqBy } from 'es-toolkit'
import { memo, type ReactNode, Suspense, useDeferredValue } from 'react'
import type { Product } from '@/shared/product/product'
import { CardItem, NEAR_CARDS } from '../card/CardItem'
import { ProductGrid } from './ProductGrid'

/**
 * Renders the first cards of a new result at once, above the previous cards, so that the page does not become
 * shorter for a moment, and the rest in a second rendering, which the next key interrupts. In a single
 * rendering, a key among 480 products takes 2.4 × as long (docs/performance.md).
 */
const useInTwoSteps = (products: Product[], isOn: boolean): Product[] => {
  const previous = useDeferredValue(isOn ? products : undefined)
  // 'Show more' adds to the cards that are there.
  const isShortOrMore = products.length <= NEAR_CARDS || products.length > DEFAULT_PAGE_SIZE
  if (!isOn || !previous || products === previous || isShortOrMore) return products
  return uniqBy([...products.slice(0, NEAR_CARDS), ...previous], ({ _id }) => _id)
}

/** How many cards at the end of a long list are always laid out: a jump to the end, to Show more, moves nothing. */
const LAST_CARDS = 8

type ListedProductsProps = {
  products: Product[]
  /**
   * The whole catalogue in the order of the listing, if it is in the browser. The cards of a short one stay
   * mounted but hidden, unless no product matches, because showing a card takes a phone less time than
   * rendering it again.
   */
  catalog?: Product[] | undefined
  renderCard: (product: Product) => ReactNode
}

/**
 * The cards of a listing. Memoised: a re-render would hydrate all cards that are not hydrated yet in one task.
 */
export const ListedProducts = memo(function ListedProducts({
  products,
  catalog,
  renderCard,
}: ListedProductsProps) {
  const mounted = catalog && catalog.length <= DEFAULT_PAGE_SIZE ? catalog : undefined
  const cards = useInTwoSteps(products, catalog !== undefined && !mounted)
  const positions = new Map(cards.map((product, position) => [product, position]))
  const end = cards.length < DEFAULT_PAGE_SIZE ? Infinity : cards.length - LAST_CARDS
  return (
    <ProductGrid>
      {(mounted ?? cards).map((product) => {
        const position = positions.get(product) ?? -1
        return (
          <CardItem
            key={product._id}
            product={product}
            hidden={position < 0}
            isFar={position >= NEAR_CARDS && position < end}
          >
            {/* A boundary for each card, so that each is hydrated by itself. */}
            <Suspense>{renderCard(product)}</Suspense>
          </CardItem>
        )
      })}
    </ProductGrid>
  )
})
