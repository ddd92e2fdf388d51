import { paths } from '../routing/paths'
import { absoluteUrl } from './absoluteUrl'

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

/** Takes the links of a list; returns them as an `ItemList`. */
export const itemListJsonLd = (links: Listed[]) => listJsonLd('ItemList', 'url', links)

/** Takes the links that lead to a page after Home and Products; returns the way there as a `BreadcrumbList`. */
export const breadcrumbsJsonLd = (...links: Listed[]) =>
  listJsonLd('BreadcrumbList', 'item', [
    { name: 'Home', path: paths.home },
    { name: 'Products', path: paths.products },
    ...links,
  ])
