import { DEFAULT_PAGE_SIZE } from '@resham/contract'
import { type ReactNode, useRef } from 'react'
import { cardLinkId } from '@/shared/product/cardLinkId'
import type { Product } from '@/shared/product/product'
import { truncateTitle } from '@/shared/text/truncateTitle'
import { useMarks } from '@/shared/text/useMarks'
import { CardItem } from '../card/CardItem'
import { ProductGrid } from './ProductGrid'

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
  const shown = new Set(products)
  return (
    <ProductGrid ref={list}>
      {mounted.map((product) => (
        <CardItem key={product._id} product={product} hidden={!shown.has(product)}>
          {renderCard(product)}
        </CardItem>
      ))}
    </ProductGrid>
  )
}
