import { DEFAULT_PAGE_SIZE } from '@resham/contract'
import { type ReactNode, useRef } from 'react'
import { cardLinkId } from '@/shared/product/cardLinkId'
import type { Product } from '@/shared/product/product'
import { truncateTitle } from '@/shared/text/truncateTitle'
import { useMarks } from '@/shared/text/useMarks'
import { CardItem, NEAR_CARDS } from '../card/CardItem'
import { ProductGrid } from './ProductGrid'

/**
 * How many cards at the end of a long list are not far either. Otherwise a jump to the end, to Show more, shifts the layout
 * by 0.003.
 */
const LAST_CARDS = 8

type ListedProductsProps = {
  products: Product[]
  /**
   * The whole catalogue in the order of the listing, if it is in the browser. The cards of a short one stay
   * mounted but hidden, unless no product matches, because showing a card takes a phone less time than
   * rendering it again.
   */
  catalog?: Product[] | undefined
  /** What is marked in the titles. */
  search: string
  renderCard: (product: Product) => ReactNode
}

/** The cards of a listing. */
export function ListedProducts({ products, catalog, search, renderCard }: ListedProductsProps) {
  const list = useRef<HTMLUListElement>(null)
  useMarks(search, () =>
    products.map(({ _id, title }) => ({
      text: title,
      shown: truncateTitle(title).length,
      node: list.current?.querySelector(`#${CSS.escape(cardLinkId(_id))} span`)?.firstChild,
    })),
  )
  const mounted = catalog && catalog.length <= DEFAULT_PAGE_SIZE ? catalog : products
  const positions = new Map(products.map((product, position) => [product, position]))
  const end = products.length < DEFAULT_PAGE_SIZE ? Infinity : products.length - LAST_CARDS
  return (
    <ProductGrid ref={list}>
      {mounted.map((product) => {
        const position = positions.get(product) ?? -1
        return (
          <CardItem
            key={product._id}
            product={product}
            hidden={position < 0}
            isFar={position >= NEAR_CARDS && position < end}
          >
            {renderCard(product)}
          </CardItem>
        )
      })}
    </ProductGrid>
  )
}
