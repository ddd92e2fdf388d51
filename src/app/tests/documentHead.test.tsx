import type { ProductDto } from '@resham/contract'
import { setCatalog } from '@resham/mock-server/catalog/catalog'
import { extendCatalog } from '@resham/mock-server/catalog/extendCatalog'
import { categories } from '@resham/mock-server/seeds/categories'
import { products } from '@resham/mock-server/seeds/products'
import { act, screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { inHeader, shownTitles } from '@/testing/pageQueries'
import { kanjivaram, organza } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { pauseRequests, resumeRequests } from '@/testing/requests'

const SITE = 'https://resham.example'
const setOrigin = (siteUrl: string) => () =>
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: siteUrl })

const meta = (name: string) => {
  const found = [...document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)]
  expect(found.length).toBeLessThanOrEqual(1)
  return found[0]?.getAttribute('content')
}
const canonical = () => {
  const found = [...document.querySelectorAll('link[rel=canonical]')]
  expect(found.length).toBeLessThanOrEqual(1)
  return found[0]?.getAttribute('href')
}
const titles = () => [...document.querySelectorAll('head title')].map(({ textContent }) => textContent)
/** Every URL in the head and in the structured data. */
const urls = () =>
  [...document.querySelectorAll('meta, link[rel=canonical], script[type="application/ld+json"]')]
    .map((element) => element.outerHTML.replaceAll('https://schema.org', ''))
    .join('')
    .match(/https?:\/\/[^"\s]*/g)

const SHOP = /^Resham, the feeling of luxury: sarees/
const PICTURE = /^Resham, the feeling of luxury, on folds of wine/

afterEach(() => {
  setCatalog(products)
  extendCatalog(0)
})

describe('document head', () => {
  test.each([
    [paths.login, /^Sign in to Resham/, true],
    [paths.signup, /^Create an account with Resham/, true],
    [paths.loggedOut, /^You are logged out/, false],
    [paths.orderPlaced, /^Thank you/, false],
    [paths.tester, /^Sends GET, POST and DELETE/, false],
    [paths.notFound, /^Looks like the page/, false],
    [paths.product('nothing'), /^Looks like the page/, false],
    [paths.cart, SHOP, false],
  ])('has a description, and a canonical URL or noindex, for %s', async (path, description, isIndexed) => {
    await renderApp(`${path}?utm_source=a`, { before: setOrigin(SITE), shopper: isIndexed ? undefined : {} })
    await waitFor(() => expect(meta('description')).toMatch(description))
    expect(canonical()).toBe(isIndexed ? SITE + path : undefined)
    expect(meta('robots')).toBe(isIndexed ? undefined : 'noindex')
  })

  test('has one title and one description after each navigation', async () => {
    const { user } = await renderApp(paths.home)
    const expectTitle = async (title: string) => {
      await waitFor(() => expect(titles()).toEqual([title]))
      return meta('description')
    }
    const descriptions = [await expectTitle('Resham · The feeling of luxury')]
    await user.click(inHeader().getByRole('link', { name: 'Products' }))
    descriptions.push(await expectTitle('Products · Resham'))
    await user.click(await screen.findByRole('link', { name: organza.title }))
    descriptions.push(await expectTitle(`${organza.title} · Resham`))
    await user.click(inHeader().getByRole('link', { name: /^Cart/ }))
    descriptions.push(await expectTitle('Sign In · Resham'))
    expect(new Set(descriptions).size).toBe(4)
    await user.click(inHeader().getByRole('link', { name: 'Resham' }))
    expect(await expectTitle('Resham · The feeling of luxury')).toBe(descriptions[0])
  })

  // biome-ignore format: a table is read by its columns.
  test.each([
    [paths.home, SHOP, 'Resham · The feeling of luxury', 'resham', PICTURE],
    [paths.products, /^Sarees, lehengas, dupattas and kurtis in Kanjivaram/, 'Products', 'resham', PICTURE],
    [paths.product(kanjivaram._id), /^Three shuttles weave a Kanjivaram: .{80,120}…$/, kanjivaram.title, kanjivaram._id, /^A red Kanjivaram silk saree/],
  ])('has a description and a link preview with a picture for %s', async (path, description, title, picture, alt) => {
    await renderApp(`${path}?utm_source=a`, { before: setOrigin(SITE) })
    const image = `${SITE}/images/og/${picture}.jpg`
    await waitFor(() => expect([meta('og:title'), meta('twitter:title')]).toEqual([title, title]))
    expect(meta('description')).toMatch(description)
    expect([meta('og:description'), meta('twitter:description')]).toEqual(Array(2).fill(meta('description')))
    expect([canonical(), meta('og:url')]).toEqual(Array(2).fill(SITE + path))
    expect(meta('og:site_name')).toBe('Resham')
    expect([meta('twitter:card'), meta('og:image'), meta('twitter:image')]).toEqual(['summary_large_image', image, image])
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
    expect(meta('og:image:alt')).toMatch(alt)
    expect(meta('twitter:image:alt')).toBe(meta('og:image:alt'))
  })

  test.each([
    [kanjivaram._id, '21950', 'in stock'],
    [organza._id, '12480', 'out of stock'],
  ])('has the price and the availability of %s', async (_id, price, availability) => {
    await renderApp(paths.product(_id))
    await waitFor(() => expect(meta('og:type')).toBe('product'))
    expect([meta('product:price:amount'), meta('product:price:currency')]).toEqual([price, 'INR'])
    expect(meta('product:availability')).toBe(availability)
  })

  describe('of a category', () => {
    const jsonLd = () =>
      [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) =>
        JSON.parse(script.textContent),
      )
    const listsOf = () =>
      Object.fromEntries(jsonLd().map((list) => [list['@type'], list.itemListElement])) as Record<
        string,
        { position: number; name: string; url?: string; item?: string }[]
      >
    const expectPage = async (name: string, url: string) => {
      expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
      await waitFor(() => expect(titles()).toEqual([`${name} · Resham`]))
      expect([meta('og:title'), meta('twitter:title')]).toEqual([name, name])
      expect([canonical(), meta('og:url')]).toEqual([url, url])
      expect(meta('og:description')).toBe(meta('description'))
    }
    const expectCategory = async (name: string, query: string) => {
      const url = `${SITE}/products?category=${query}`
      await expectPage(`${name} Collection`, url)
      expect(meta('description')).toMatch(new RegExp(`^The ${name} Collection of Resham.{60,90}[.]$`))
      // Its code comes later.
      await waitFor(() => expect(listsOf()).toHaveProperty('ItemList'))
      const { BreadcrumbList, ItemList } = listsOf()
      expect(BreadcrumbList?.map(({ position, name, item }) => [position, name, item])).toEqual([
        [1, 'Home', `${SITE}/`],
        [2, 'Products', SITE + paths.products],
        [3, `${name} Collection`, url],
      ])
      expect(ItemList?.map(({ position }) => position)).toEqual(shownTitles().map((_, index) => index + 1))
      expect(ItemList?.map(({ name }) => name)).toEqual(shownTitles())
      return ItemList ?? []
    }
    const expectAll = async () => {
      await expectPage('Products', SITE + paths.products)
      expect(jsonLd()).toEqual([])
    }
    const setSite = setOrigin(SITE)

    test('follows the filters, and the focus stays', async () => {
      const { user } = await renderApp(paths.products, { before: setSite })
      await screen.findByText('20 products')
      await expectAll()
      const saree = await screen.findByRole('checkbox', { name: 'Saree' })
      await user.click(saree)
      const items = await expectCategory('Saree', 'Saree')
      expect(items).toHaveLength(5)
      expect(items.find(({ name }) => name === kanjivaram.title)?.url).toBe(
        SITE + paths.product(kanjivaram._id),
      )
      expect(saree).toHaveFocus()
      expect(screen.getByRole('main')).not.toHaveAttribute('aria-label')
      expect(screen.getByRole('region', { name: 'Products' })).toBeVisible()
      await user.click(await screen.findByRole('checkbox', { name: 'Kurti' }))
      await expectAll()
      await user.click(saree)
      await expectCategory('Kurti', 'Kurti')
      const order = screen.getByRole('radio', { name: 'Low to High' })
      await user.click(order)
      await expectAll()
      await user.click(screen.getByRole('button', { name: 'Remove filter Low to High' }))
      await expectCategory('Kurti', 'Kurti')
      await user.type(screen.getByRole('combobox', { name: /search/i }), 'silk')
      await expectAll()
      await user.click(screen.getByRole('button', { name: 'Clear' }))
      await expectAll()
    })

    test('is that of a tile, which is read as the name of the new page, and of Back', async () => {
      const { user } = await renderApp(paths.home, { before: setSite })
      await user.click(await screen.findByRole('link', { name: 'Dupatta Collection' }))
      await expectCategory('Dupatta', 'Dupatta')
      expect(screen.getByRole('main', { name: 'Dupatta Collection' })).toHaveFocus()
      await user.click(screen.getByRole('link', { name: shownTitles()[0] }))
      await waitFor(() => expect(titles()).not.toContain('Dupatta Collection · Resham'))
      act(() => window.history.back())
      await expectCategory('Dupatta', 'Dupatta')
    })

    test('has its name once the categories are known, and none that no category has', async () => {
      await renderApp(`${paths.products}?category=Saree&category=Shawl`, {
        before: () => {
          setSite()
          pauseRequests()
        },
      })
      await expectAll()
      resumeRequests()
      await expectCategory('Saree', 'Saree')
    })

    test('is the whole catalogue for an unknown category', async () => {
      await renderApp(`${paths.products}?category=Shawl`, { before: setSite })
      await screen.findByText('20 products')
      await expectAll()
    })

    test('has any name', async () => {
      const categoryName = 'Silk  & </script><b>'
      await renderApp(`${paths.products}?${new URLSearchParams({ category: categoryName })}`, {
        before: () => {
          setSite()
          const [first, ...others] = products as [ProductDto, ...ProductDto[]]
          setCatalog(
            [{ ...first, categoryName }, ...others],
            [...categories, { _id: 'any', categoryName, image: '/images/category-saree-810.jpg' }],
          )
        },
      })
      await screen.findByText('1 product')
      expect(titles()).toEqual([`${categoryName} Collection · Resham`])
      expect(canonical()).toBe(`${SITE}/products?category=Silk++%26+%3C%2Fscript%3E%3Cb%3E`)
      expect(listsOf().BreadcrumbList?.[2]).toEqual({
        '@type': 'ListItem',
        position: 3,
        name: `${categoryName} Collection`,
        item: canonical(),
      })
      expect(document.querySelector('script')?.innerHTML).not.toContain('<')
    })

    test('lists no products of the filters before, while those of a long catalogue are loaded', async () => {
      const { user } = await renderApp(paths.products, {
        before: () => {
          setSite()
          extendCatalog(600)
        },
      })
      await screen.findByText(/of 600 products/)
      pauseRequests()
      await user.click(await screen.findByRole('checkbox', { name: 'Saree' }))
      await expectPage('Saree Collection', `${SITE}/products?category=Saree`)
      expect(jsonLd()).toEqual([])
      resumeRequests()
      await waitFor(() => expect(jsonLd()).not.toEqual([]))
      expect(await expectCategory('Saree', 'Saree')).toHaveLength(48)
    })
  })

  test('has no absolute URL without SITE_URL', async () => {
    await renderApp(paths.product(kanjivaram._id), { before: setOrigin('') })
    await waitFor(() => expect(meta('og:title')).toBeDefined())
    expect(meta('og:description')).toBe(meta('description'))
    expect(urls()).toBeNull()
    expect(['og:url', 'og:image', 'og:image:width', 'og:image:alt', 'twitter:image'].map(meta)).toEqual(
      Array(5).fill(undefined),
    )
  })
})
