import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { FAULTS_KEY } from '@resham/mock-server/faults/hasStoredFaults'
import { expect, LATENCY, test } from './support/fixtures'
import { openBeforeHydration, waitForHydration } from './support/hydration'
import { expectNoLayoutShift, recordLayoutShifts } from './support/layoutChecks'
import { paithani } from './support/products'
import {
  addToCart,
  heading,
  openAsGuest,
  openFilters,
  openProductFromList,
  productItem,
  productTitles,
} from './support/shopper'

/**
 * Texts and positions of the content, without pictures that load lazily, whose boxes are in place already.
 */
const positions = (page: Page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll(
      "#root :is(a, button, input, h1, h2, p, img:not([loading='lazy']), dd)",
    )
    return [...all].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [element.tagName, element.textContent, ...[x, y, width, height].map(Math.round)].join(' ')
    })
  })

/** Elements that were not in the prerendered HTML. */
const newElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :not([data-in-file], svg *)')].map(({ outerHTML }) => outerHTML),
  )

for (const width of [360, 820, 1440]) {
  for (const path of ['/', '/products', `/products/${paithani.id}`, '/login', '/404']) {
    test(`${path} is hydrated in place, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const hydrate = await openBeforeHydration(page, path)
      // A font that arrived meanwhile would move words.
      await page.evaluate(() => document.fonts.ready)
      const before = await positions(page)
      expect(before.length).toBeGreaterThan(10)
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('main *')) element.setAttribute('data-in-file', '')
      })
      await hydrate()
      // The HTML contains both the filter panel and the button of the sheet; the app renders the one that fits.
      const isShown = (text: string) => !/ 0 0 0 0$/.test(text)
      const withoutZero = (text: string) => text.replace(/(Wishlist|Cart) 0( items)?/, '$1')
      const shown = (all: string[]) => all.filter(isShown).map(withoutZero)
      expect(shown(await positions(page))).toEqual(shown(before))
      expect(await newElements(page)).toEqual([])
    })
  }
}

for (const width of [360, 1440]) {
  test(`the prerendered shell of a protected page has header and footer, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const hydrate = await openBeforeHydration(page, '/cart')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Resham' })).toBeVisible()
    const before = await header.boundingBox()
    await hydrate()
    await expect(heading(page, 'Sign In')).toBeVisible()
    expect(await header.boundingBox()).toEqual(before)
  })
}

test.describe('prerendered pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('show home, listing and product @phone', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' })
    await expect(heading(page, 'The feeling of luxury')).toBeVisible()
    await page.getByRole('link', { name: 'Shop Now' }).click()
    await expect(page.getByText('20 products', { exact: true })).toBeVisible()
    await openProductFromList(page, paithani)
    const main = page.getByRole('main')
    await expect(main.getByText(paithani.now).first()).toBeVisible()
    await expect(main.getByText('In Stock')).toBeVisible()
    await expect(main.getByRole('img').first()).toHaveCSS('opacity', '1')
  })
})

test('a filtered listing neither shows all products first nor shifts @phone', async ({
  page,
  hasRealServer,
}) => {
  await recordLayoutShifts(page)
  const hydrate = await openBeforeHydration(page, '/products?category=Saree')
  // A server renders the page with the filters of its URL; a file has all products, which are hidden.
  await expect(heading(page, hasRealServer ? 'Saree Collection' : 'Products')).toBeVisible()
  await expect(productTitles(page)).toHaveCount(hasRealServer ? 5 : 0)
  await hydrate()
  await expect(page.getByText('5 products', { exact: true })).toBeVisible()
  await expect(productItem(page, paithani)).toBeVisible()
  await expect(heading(page, 'Saree Collection')).toBeVisible()
  await expectNoLayoutShift(page)
  // The data of the page is not the whole catalogue.
  await openFilters(page)
  await page.getByRole('checkbox', { name: 'Saree' }).uncheck()
  await expect(productTitles(page)).toHaveCount(20)
})

test.describe('with latency', () => {
  test.use({ performanceTestSettings: LATENCY })

  test('a logged-in user sees no product button before it is right', async ({ page }) => {
    await openAsGuest(page, '/products')
    await addToCart(page, paithani)
    const buttons = page.getByRole('main').getByRole('button', { name: /^(Add to|Remove from|Out of)/ })
    for (const path of ['/products', `/products/${paithani.id}`]) {
      const hydrate = await openBeforeHydration(page, path)
      await expect(page.getByText(paithani.now).first()).toBeVisible()
      await expect(buttons).toHaveCount(0)
      await page.evaluate((title) => {
        const { dataset } = document.documentElement
        const check = () => {
          const button = document.querySelector(`main button[aria-label="Add to cart, ${title}"]`)
          if (button?.checkVisibility({ visibilityProperty: true })) dataset.wrong = ''
          requestAnimationFrame(check)
        }
        check()
      }, paithani.title)
      await hydrate()
      await expect(
        page.getByRole('link', { name: new RegExp(`^Go to cart.*${paithani.title}`) }),
      ).toBeVisible()
      await expect(buttons.first()).toBeVisible()
      await expect(page.locator('html[data-wrong]')).toHaveCount(0)
    }
  })
})

for (const width of [360, 820, 1440]) {
  test(`hydration keeps the position at the end of the listing, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const hydrate = await openBeforeHydration(page, '/products')
    // The page scrolls in steps, so that every card comes into view.
    await expect(async () => {
      await page.mouse.wheel(0, 400)
      await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 0.9, timeout: 100 })
    }).toPass({ intervals: [50] })
    const last = page.getByRole('main').getByRole('listitem').last()
    const top = async () => (await last.boundingBox())?.y ?? Number.NaN
    const before = await top()
    await hydrate()
    // Scroll positions are whole pixels.
    expect(await top()).toBeCloseTo(before, 0)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await top()).toBeCloseTo(before, 0)
  })
}

test('Back from another document ticks no other filter @phone', async ({ page }) => {
  const url = '/products?search=silk&category=Lehenga&rating=3&price=50000&sortby=highToLow'
  await page.goto(url)
  const titles = await productTitles(page).allTextContents()
  // Going back from this document does not use the back/forward cache, which Playwright disables.
  await page.goto('/favicon.svg', { waitUntil: 'commit' })
  await page.waitForLoadState()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await waitForHydration(page)
  await expect(productTitles(page)).toHaveText(titles)
  await expect(page).toHaveURL(url)
  await openFilters(page)
  for (const name of ['Saree', 'Lehenga', 'Dupatta', 'Kurti'])
    await expect(page.getByRole('checkbox', { name })).toBeChecked({ checked: name === 'Lehenga' })
  await expect(page.getByRole('radio', { name: 'Up to Rs. 50,000' })).toBeChecked()
})

// A server's page has the products, whatever its API responds.
test('a listing whose catalogue cannot be loaded keeps the prerendered products', { tag: '@mock' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/getProducts failed: Network Error/)
  await page.addInitScript(([key, faults]) => sessionStorage.setItem(key, faults), [
    FAULTS_KEY,
    JSON.stringify([{ id: 1, call: 'GET products', how: 'network', left: null }]),
  ] as const)
  const logged = page.waitForEvent('console', (entry) => /getProducts failed/.test(entry.text()))
  await page.goto('/products')
  await logged
  await expect(productTitles(page)).toHaveCount(20)
  await page.getByRole('checkbox', { name: 'Saree' }).check()
  await expect(productTitles(page)).toHaveCount(5)
})

test('a page is sent to who names a host in the target of the request too', async ({ request, baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '')
  const sent = get({ hostname, port, path: 'http://resham.example/products?rating=2' })
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  expect(await text(response)).toBe(await (await request.get('/products?rating=2')).text())
})
