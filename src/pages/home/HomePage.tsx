import { useDispatch } from 'react-redux'
import { CategoryTiles, useGetCategoriesQuery } from '@/features/catalog'
import { categoryChosen } from '@/features/filters'
import { Loaded } from '@/shared/ui/Loaded'
import { Page } from '@/shared/ui/Page'
import { Hero } from './Hero'
import styles from './HomePage.module.css'

export function HomePage() {
  const dispatch = useDispatch()
  return (
    <Page width="full">
      <Hero />
      <section className={styles.collections} aria-labelledby="collections">
        <h2 id="collections" className={styles.heading}>
          Collections
        </h2>
        <Loaded query={useGetCategoriesQuery()} what="the collections">
          {(categories) => (
            <CategoryTiles categories={categories} onChoose={(name) => dispatch(categoryChosen(name))} />
          )}
        </Loaded>
      </section>
    </Page>
  )
}
