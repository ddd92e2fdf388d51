import { Link } from 'react-router-dom'
import type { Category } from '@/shared/catalog/catalogApi'
import { Picture } from '@/shared/images/Picture'
import { collectionOf } from '@/shared/product/collection'
import { ArchFrame } from '@/shared/ui/ornaments/ArchFrame'
import styles from './CategoryTiles.module.css'

type CategoryTilesProps = { categories: Category[]; hrefOf: (categoryName: string) => string }

export function CategoryTiles({ categories, hrefOf }: CategoryTilesProps) {
  return (
    <ul className={styles.tiles}>
      {categories.map(({ _id, categoryName, image }) => (
        <li key={_id}>
          <Link to={hrefOf(categoryName)} className={styles.tile}>
            <ArchFrame className={styles.frame}>
              <Picture src={image} alt="" sizes="(min-width: 82rem) 19rem, (min-width: 48rem) 23vw, 46vw" />
            </ArchFrame>
            <span className={styles.name}>{collectionOf(categoryName).name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
