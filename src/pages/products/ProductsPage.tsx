import { ProductGridSkeleton, useGetCategoriesQuery, useGetProductsQuery } from '@/features/catalog'
import { CategoryChoice, CategoryChoiceSkeleton, FilterPanel } from '@/features/filters'
import { Loaded } from '@/shared/ui/Loaded'
import { Page, PageHeading } from '@/shared/ui/Page'
import { Listing } from './Listing'
import styles from './ProductsPage.module.css'

export function ProductsPage() {
  const categories = (
    <Loaded
      query={useGetCategoriesQuery()}
      what="the categories"
      skeleton={<CategoryChoiceSkeleton />}
      isSmall
    >
      {(loaded) => <CategoryChoice categoryNames={loaded.map(({ categoryName }) => categoryName)} />}
    </Loaded>
  )
  return (
    <Page title="Products">
      <PageHeading>Products</PageHeading>
      <div className={styles.columns}>
        <FilterPanel categoryChoice={categories} />
        <section aria-label="Products">
          <Loaded query={useGetProductsQuery()} what="the products" skeleton={<ProductGridSkeleton />}>
            {(products) => <Listing products={products} />}
          </Loaded>
        </section>
      </div>
    </Page>
  )
}
