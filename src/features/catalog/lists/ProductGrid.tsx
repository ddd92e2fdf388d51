import type { ReactNode, Ref } from 'react'
import { Skeleton } from '@/shared/ui/feedback/Skeleton'
import styles from './ProductGrid.module.css'

type ProductGridProps = { children: ReactNode; label?: string; ref?: Ref<HTMLUListElement> }

/** The list that holds `ProductCard`s, or skeletons of them. */
export function ProductGrid({ children, label, ref }: ProductGridProps) {
  return (
    <ul ref={ref} className={styles.grid} aria-label={label}>
      {children}
    </ul>
  )
}

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export function ProductGridSkeleton() {
  return (
    <ProductGrid>
      {PLACEHOLDERS.map((key) => (
        <li key={key} className={styles.skeleton}>
          <Skeleton shape="picture" />
          <Skeleton shape="heading" />
          <Skeleton />
          <Skeleton shape="button" />
        </li>
      ))}
    </ProductGrid>
  )
}
