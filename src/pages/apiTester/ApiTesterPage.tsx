import { useMemo } from 'react'
import { ApiTester } from '@/features/apiTester'
import { useGetCategoriesQuery } from '@/shared/catalog/catalogApi'
import { selectLoadedProducts } from '@/shared/catalog/catalogSelectors'
import { useAppSelector } from '@/shared/redux/hooks'
import { Page, PageHeading } from '@/shared/ui/layout/Page'

const idsOf = (entities: { _id: string }[] = []) => entities.map(({ _id }) => _id)

export function ApiTesterPage() {
  const products = useAppSelector(selectLoadedProducts)
  const { data: categories } = useGetCategoriesQuery()
  const knownIds = useMemo(
    () => ({ productId: idsOf(products), categoryId: idsOf(categories) }),
    [products, categories],
  )
  return (
    <Page
      title="mockMan"
      description="Sends GET, POST and DELETE requests to the Resham API and shows the responses."
      isUnlisted
    >
      <PageHeading translate="no">mockMan</PageHeading>
      <ApiTester knownIds={knownIds} />
    </Page>
  )
}
