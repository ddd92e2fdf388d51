import { CategoryTiles, useGetCategoriesQuery } from '@/features/catalog'
import { filtersToQuery, selectFilters } from '@/features/filters'
import { paths } from '@/shared/paths'
import { useSelect } from '@/shared/redux/useSelect'
import { Loaded } from '@/shared/ui/Loaded'
import { Page } from '@/shared/ui/Page'
import { Hero } from './Hero'
import styles from './HomePage.module.css'

export function HomePage() {
  const filters = useSelect(selectFilters)
  const addressOf = (categoryName: string) =>
    paths.products + filtersToQuery({ ...filters, category: [categoryName] })
  return (
    <Page width="full">
      <Hero />
      <section className={styles.collections} aria-labelledby="collections">
        <h2 id="collections" className={styles.heading}>
          Collections
        </h2>
        <Loaded query={useGetCategoriesQuery()} what="the collections">
          {(categories) => <CategoryTiles categories={categories} addressOf={addressOf} />}
        </Loaded>
      </section>
    </Page>
  )
}
