import { type PointerEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import { Picture, type PicturePriority } from '@/shared/images/Picture'
import { hasViewTransitions, usePictureTransition } from '@/shared/images/pictureTransition'
import { cardLinkId } from '@/shared/product/cardLinkId'
import { ProductPrice } from '@/shared/product/ProductPrice'
import type { Product } from '@/shared/product/product'
import { Rating } from '@/shared/product/Rating'
import { paths } from '@/shared/routing/paths'
import { truncateTitle } from '@/shared/text/truncateTitle'
import { VisuallyHidden } from '@/shared/ui/styling/VisuallyHidden'
import styles from './ProductCard.module.css'

/** The width of the picture, by viewport width. */
const SIZES = '(min-width: 82rem) 19rem, (min-width: 64rem) 23vw, (min-width: 40rem) 30vw, 46vw'

// Part of the product page's chunk, because that page is likely to be opened after a hover.
const loadCloseUps = () => import(/* webpackChunkName: "product" */ '@/shared/images/findCloseUp')

type ProductCardProps = {
  product: Product
  /** The card's buttons. */
  children: ReactNode
  priority?: PicturePriority
}

/** A product's title, shortened on the screen but not for screen readers. */
function CardTitle({ children: title }: { children: string }) {
  const { length, suffix } = truncateTitle(title)
  if (suffix === '') return <span>{title}</span>
  return (
    <>
      <span aria-hidden>{title.slice(0, length) + suffix}</span>
      <VisuallyHidden>{title}</VisuallyHidden>
    </>
  )
}

/** A product in a list, in a `CardItem`. The whole card links to the product page. */
export function ProductCard({ product, children, priority = false }: ProductCardProps) {
  const { _id, title, imageLink } = product
  const detail = paths.product(_id)
  // The close-up loads on hover with a mouse.
  const [closeUp, setCloseUp] = useState<string>()
  const loadCloseUp = async ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    const module = await loadCloseUps().catch(() => undefined)
    setCloseUp(module?.findCloseUp(imageLink))
  }
  const transition = usePictureTransition(detail)
  return (
    <>
      <Picture
        src={imageLink}
        priority={priority}
        sizes={SIZES}
        className={styles.picture}
        style={transition}
      />
      {/* The product page begins with the picture, which moves there. */}
      {closeUp && !transition && <Picture src={closeUp} alt="" sizes={SIZES} className={styles.closeUp} />}
      <h2 className={styles.title}>
        <Link
          id={cardLinkId(_id)}
          to={detail}
          viewTransition={hasViewTransitions}
          className={styles.link}
          onPointerEnter={loadCloseUp}
        >
          <CardTitle>{title}</CardTitle>
        </Link>
      </h2>
      <Rating rating={product.rating} />
      <ProductPrice product={product} />
      {children}
    </>
  )
}
