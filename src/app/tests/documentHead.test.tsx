import { screen, waitFor } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { inHeader } from '@/testing/pageQueries'
import { kanjivaram, organza } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'

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
