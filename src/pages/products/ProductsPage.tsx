import { ProductGridSkeleton, useGetCategoriesQuery, useGetProductsQuery } from '@/features/catalog'
import { FilterPanel } from '@/features/filters'
import { Loaded } from '@/shared/ui/Loaded'
import { Page, PageHeading } from '@/shared/ui/Page'
import { Listing } from './Listing'
import styles from './ProductsPage.module.css'

export function ProductsPage() {
  const { data: categories = [] } = useGetCategoriesQuery()
  return (
    <Page title="Products">
      <PageHeading>Products</PageHeading>
      <div className={styles.columns}>
        <FilterPanel categoryNames={categories.map(({ categoryName }) => categoryName)} />
        <section aria-label="Products">
          <Loaded query={useGetProductsQuery()} what="the products" skeleton={<ProductGridSkeleton />}>
            {(products) => <Listing products={products} />}
          </Loaded>
        </section>
      </div>
    </Page>
  )
}
