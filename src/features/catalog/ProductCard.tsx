import { type ComponentProps, type PointerEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { Picture } from '@/shared/images/Picture'
import { GARMENT, hasViewTransitions, useIsMoving } from '@/shared/images/viewTransition'
import { paths } from '@/shared/paths'
import { ProductPrice } from '@/shared/product/ProductPrice'
import type { Product } from '@/shared/product/product'
import { Rating } from '@/shared/product/Rating'
import { Marked } from '@/shared/text/Marked'
import { truncateTitle } from '@/shared/text/truncateTitle'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import styles from './ProductCard.module.css'

/** How wide the picture is, at each width of the screen. */
const SIZES = '(min-width: 82rem) 19rem, (min-width: 64rem) 23vw, (min-width: 40rem) 30vw, 46vw'

// They come with the chunk of the garment's page, which whoever points at a card may open next.
const loadCloseUps = () => import(/* webpackChunkName: "product" */ '@/shared/images/closeUp')

/** The id of the link of a product's card. */
export const cardId = (_id: string) => `card-${_id}`

type ProductCardProps = {
  product: Product
  /** The card's buttons. */
  children: ReactNode
  /** Whether its picture is on the first screen. */
  isEarly?: boolean
  /** What is searched for: it is marked in the title. */
  search?: string
  /** What else its list item is told, by a list that is not drawn as a whole. */
  item?: ComponentProps<'li'>
}

/** A garment in a list: its picture, its name, what it costs. The whole card opens the detail. */
export function ProductCard({ product, children, isEarly = false, search = '', item }: ProductCardProps) {
  const { _id, title, imageLink } = product
  const { kept, end } = truncateTitle(title)
  const detail = paths.product(_id)
  // The second view is fetched for those who point at the card, which a finger cannot.
  const [closeUp, setCloseUp] = useState<string>()
  const lookCloser = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    // Where it cannot be had, the card does without, until it is pointed at again.
    loadCloseUps().then(
      ({ closeUpOf }) => setCloseUp(closeUpOf(imageLink)),
      () => {},
    )
  }
  // While the detail opens, or is left, the picture moves from one place to the other.
  const isMoving = useIsMoving(detail)
  return (
    <li {...item} className={styles.card} aria-label={title} onPointerEnter={lookCloser}>
      <div className={styles.frame} style={isMoving ? { viewTransitionName: GARMENT } : undefined}>
        <Picture src={imageLink} priority={isEarly} sizes={SIZES} />
        {closeUp && <Picture src={closeUp} alt="" sizes={SIZES} className={styles.closeUp} />}
      </div>
      <div className={styles.text}>
        <h2 className={styles.title}>
          <Link id={cardId(_id)} to={detail} className={styles.link} viewTransition={hasViewTransitions}>
            {end === '' ? (
              <Marked text={title} search={search} />
            ) : (
              <>
                <span aria-hidden="true">
                  <Marked text={title} search={search} shown={kept} />
                  {end}
                </span>
                <VisuallyHidden>{title}</VisuallyHidden>
              </>
            )}
          </Link>
        </h2>
        <Rating rating={product.rating} />
        <ProductPrice product={product} />
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  )
}
