import { useParams } from 'react-router-dom'
import { ProductDetail, useGetProductsQuery } from '@/features/catalog'
import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/Button'
import { Loaded } from '@/shared/ui/Loaded'
import { Page } from '@/shared/ui/Page'
import { NotFound } from '../notFound/NotFound'
import { ProductButtons } from '../ProductButtons'

export function ProductPage() {
  const { _id } = useParams()
  const query = useGetProductsQuery()
  const product = query.currentData?.find((candidate) => candidate._id === _id)

  if (query.currentData && !product) {
    return <NotFound action={<ButtonLink to={paths.products}>See Products</ButtonLink>} />
  }
  return (
    <Page title={product?.title ?? 'Product'}>
      <Loaded query={query} what="the product">
        {() =>
          product && (
            <ProductDetail product={product}>
              <ProductButtons product={product} />
            </ProductDetail>
          )
        }
      </Loaded>
    </Page>
  )
}
