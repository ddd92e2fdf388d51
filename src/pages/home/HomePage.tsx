import { CategoryTiles } from '@/features/catalog'
import { filtersToQuery, selectFilters } from '@/features/listing'
import { useGetCategoriesQuery } from '@/shared/catalog/catalogApi'
import { ShareMeta } from '@/shared/metadata/ShareMeta'
import { useAppSelector } from '@/shared/redux/hooks'
import { paths } from '@/shared/routing/paths'
import { QueryResult } from '@/shared/ui/feedback/QueryResult'
import { Page, SHOP_DESCRIPTION } from '@/shared/ui/layout/Page'
import { Hero } from './Hero'
import styles from './HomePage.module.css'

export function HomePage() {
  const filters = useAppSelector(selectFilters)
  const hrefOf = (categoryName: string) =>
    paths.products + filtersToQuery({ ...filters, category: [categoryName] })
  return (
    <Page path={paths.home} isFullWidth>
      <ShareMeta title="Resham · The feeling of luxury" description={SHOP_DESCRIPTION} path={paths.home} />
      <Hero />
      <section className={styles.collections} aria-labelledby="collections">
        <h2 id="collections" className={styles.heading}>
          Collections
        </h2>
        <QueryResult query={useGetCategoriesQuery()} what="the collections">
          {(categories) => <CategoryTiles categories={categories} hrefOf={hrefOf} />}
        </QueryResult>
      </section>
    </Page>
  )
}
