import { absoluteUrl } from './absoluteUrl'
import { paths } from './paths'

type Listed = { name: string; path: string }

/** Links as a list of schema.org, whose items have their URLs as `urlName`. Without `SITE_URL` these are left out. */
const listJsonLd = (type: string, urlName: string, links: Listed[]) => ({
  '@context': 'https://schema.org',
  '@type': type,
  itemListElement: links.map(({ name, path }, index) => {
    const url = absoluteUrl(path)
    return { '@type': 'ListItem', position: index + 1, name, ...(url && { [urlName]: url }) }
  }),
})

export const itemListJsonLd = (links: Listed[]) => listJsonLd('ItemList', 'url', links)

/** The way to a page, which begins with Home and Products. */
export const breadcrumbsJsonLd = (...links: Listed[]) =>
  listJsonLd('BreadcrumbList', 'item', [
    { name: 'Home', path: paths.home },
    { name: 'Products', path: paths.products },
    ...links,
  ])
