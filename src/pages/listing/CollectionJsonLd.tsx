import type { Product } from '@/shared/product/product'
import { breadcrumbsJsonLd, itemListJsonLd } from '@/shared/routing/listJsonLd'
import { paths } from '@/shared/routing/paths'
import { JsonLd } from '@/shared/ui/layout/JsonLd'

export type CollectionJsonLdProps = { name: string; path: string; products: Product[] }

/** The way to a category's page and the products shown there, for search engines. */
export function CollectionJsonLd({ name, path, products }: CollectionJsonLdProps) {
  const links = products.map(({ _id, title }) => ({ name: title, path: paths.product(_id) }))
  return <JsonLd data={[breadcrumbsJsonLd({ name, path }), itemListJsonLd(links)]} />
}
