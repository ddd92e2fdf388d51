import { JsonLd } from '@/shared/metadata/JsonLd'
import { breadcrumbsJsonLd, itemListJsonLd } from '@/shared/metadata/listJsonLd'
import type { Product } from '@/shared/product/product'
import { paths } from '@/shared/routing/paths'

export type CollectionJsonLdProps = { name: string; path: string; products: Product[] }

/** The way to a category's page and the products shown there, for search engines. */
export function CollectionJsonLd({ name, path, products }: CollectionJsonLdProps) {
  const links = products.map(({ _id, title }) => ({ name: title, path: paths.product(_id) }))
  return <JsonLd data={[breadcrumbsJsonLd({ name, path }), itemListJsonLd(links)]} />
}
