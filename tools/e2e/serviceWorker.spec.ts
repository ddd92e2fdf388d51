import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { randomProducts } from '@resham/mock-server/seeds/generateProducts'
import { products } from '@resham/mock-server/seeds/products'
import { test as base, expect } from './support/fixtures'
import { type PreviewServer, startPreviewServer } from './support/previewServer'
import { kanjivaram, paithani } from './support/products'
import {
  addToCart,
  checkOut,
  expectCounts,
  expectPath,
  openAsGuest,
  openProductFromList,
  toasts,
  visit,
} from './support/shopper'

const test = base.extend<{ host: PreviewServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  host: async ({}, use, testInfo) => {
    const host = await startPreviewServer(testInfo.outputPath('host'))
    await use(host)
    host.close()
  },
  baseURL: ({ host }, use) => use(host.url),
})
test.use({ serviceWorkers: 'allow' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Opens a page and waits until the service worker is active and controls it. */
async function openControlled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

/** The URL of the main script, which identifies the release. */
const releaseOf = (page: Page) => page.locator('script[src*="/main."]').getAttribute('src')

/** Checks for an update of the service worker, as the browser does from time to time, and waits for it. */
async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).installing === null))
    .toBe(true)
}

const update = (page: Page) => toasts(page, 'Update available')
const reload = (page: Page) => update(page).getByRole('button', { name: 'Reload' })

/** The number of cached images. */
const countCachedImages = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('resham-pictures-'))
    return name ? (await (await caches.open(name)).keys()).length : 0
  })

/** The URLs of all cached files. */
const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const openCaches = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(openCaches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => url)
  })

/** Whether each image in view has loaded. */
const loadedImagesInView = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) =>
      images
        .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
        .map((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
    )

test('every page opens offline after one visit, with the images that were in view', async ({
  page,
  context,
  host,
  expectedErrors,
}) => {
  // Only images that were displayed are cached.
  expectedErrors.push(/ERR_\w+ .*\/images\//, /Failed to load resource.*\/images\//)
  await openAsGuest(page, '/')
  // The service worker caches images only on pages it controls, and the first page may not be.
  await openControlled(page, '/')
  await page.goto('/products')
  await expect.poll(async () => (await loadedImagesInView(page)).every(Boolean)).toBe(true)
  const shown = (await loadedImagesInView(page)).length
  expect(shown).toBeGreaterThan(3)
  await expect.poll(() => countCachedImages(page)).toBeGreaterThanOrEqual(shown)
  expect(await cachedUrls(page)).toContainEqual(expect.stringContaining('/assets/userPages.'))
  expect(await cachedUrls(page)).not.toContainEqual(
    expect.stringMatching(/\/assets\/(tester|faults|timeTravel)\./),
  )
  // Not among the stored files until it is opened.
  await page.goto('/mockMan')
  await expect(heading(page, 'mockMan')).toBeVisible()
  await context.setOffline(true)
  host.close()
  const pages = [
    ['/', 'The feeling of luxury'],
    ['/products', 'Products'],
    ['/products?search=a.b', 'Products'],
    [`/products/${paithani.id}`, paithani.title],
    ['/products/a.b', 'We looked everywhere'],
    ['/wishlist', 'Wishlist'],
    ['/cart', 'MY CART (0)'],
    ['/profile', 'Profile'],
    ['/logout', 'Oh no! You are logged out'],
    ['/nowhere', 'We looked everywhere'],
    ['/mockMan', 'mockMan'],
  ] as const
  for (const [path, name] of pages) {
    await page.goto(path)
    await expect(heading(page, name), path).toBeVisible()
    if (path === '/products')
      await expect.poll(() => loadedImagesInView(page)).toEqual(Array(shown).fill(true))
  }

  await test.step('a product shows a cached image of another size', async () => {
    await page.goto('/products')
    await openProductFromList(page, kanjivaram)
    const picture = page.getByRole('article').first().locator('img').first()
    const isLoaded = () =>
      picture.evaluate(
        (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
      )
    await expect.poll(isLoaded).toBe(true)
  })

  await test.step('an order can be placed', async () => {
    await page.goto('/products')
    await addToCart(page, paithani)
    await visit(page, 'Cart')
    await checkOut(page)
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expectPath(page, '/orderSuccessful')
    await expectCounts(page, { cart: 0 })
  })

  await test.step('a visitor can log in', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto('/signup')
    await expect(page.getByLabel('Confirm Password', { exact: true })).toBeVisible()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Login as guest' }).click()
    await expectPath(page, '/')
  })
})

test('a new release is offered and loads on request', { tag: '@phone' }, async ({
  page,
  context,
  host,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_(FAILED|CONNECTION_REFUSED)/, /ChunkLoadError/, /Loading (CSS )?chunk/)
  await openControlled(page, '/')
  const first = await releaseOf(page)
  const other = await context.newPage()
  await other.goto('/signup')
  await other.getByLabel('Name', { exact: true }).fill('Zoya Khan')
  host.release()
  await checkForUpdate(page)
  await expect(update(page)).toBeVisible()
  await expect(update(other)).toBeVisible()
  expect(await releaseOf(page)).toBe(first)
  // The toast does not close by itself.
  const bar = update(page).locator('[role=progressbar]')
  expect(await bar.evaluate((element) => element.getAnimations().length)).toBe(0)

  await test.step('a tab opened now shows the offer and still has the old release', async () => {
    const another = await context.newPage()
    await another.goto('/products')
    await expect(update(another)).toBeVisible()
    expect(await releaseOf(another)).toBe(first)
    // The host has only the new release's page of it.
    await another.goto(`/products/${paithani.id}`)
    await expect(heading(another, paithani.title)).toBeVisible()
    await expect(update(another)).toBeVisible()
    expect(await releaseOf(another)).toBe(first)
    await another.close()
  })

  await test.step('Reload loads the new release, by keyboard too', async () => {
    await reload(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => releaseOf(page)).not.toBe(first)
    await expect(heading(page, 'The feeling of luxury')).toBeVisible()
    // Stored when it is opened.
    await page.goto('/mockMan')
    await expect(heading(page, 'mockMan')).toBeVisible()
  })

  await test.step('the other tab keeps its input and the old release', async () => {
    expect(await releaseOf(other)).toBe(first)
    await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Zoya Khan')
    await visit(other, 'Products')
    await other.getByRole('link', { name: paithani.title, exact: true }).click()
    await expect(heading(other, paithani.title)).toBeVisible()
  })

  await test.step('a chunk of the old release that was never loaded triggers the new release, even offline', async () => {
    // Neither the server nor the HTTP cache has this chunk any more.
    await (await context.newCDPSession(other)).send('Network.clearBrowserCache')
    // Playwright's setOffline does not reach a service worker that was updated, in every Chromium.
    host.close()
    await other.evaluate(() => {
      history.pushState(null, '', '/mockMan')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await other.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(other, 'mockMan')).toBeVisible()
    expect(await releaseOf(other)).toBe(await releaseOf(page))
    await expect(update(other)).toHaveCount(0)
  })
})

test('a declined release is loaded on the next visit, and the old one stays complete until then', async ({
  page,
  context,
  host,
}) => {
  await openControlled(page, '/')
  const first = await releaseOf(page)
  host.release()
  await checkForUpdate(page)
  await update(page).getByRole('button', { name: 'close' }).click()
  await expect(update(page)).toHaveCount(0)
  // A page whose chunk is missing on the server, and in the HTTP cache.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await page.goto('/signup')
  await expect(page.getByLabel('Confirm Password', { exact: true })).toBeVisible()
  expect(await releaseOf(page)).toBe(first)
  await page.close()

  const next = await context.newPage()
  await expect(async () => {
    await next.goto('about:blank')
    await next.goto('/')
    expect(await releaseOf(next)).not.toBe(first)
  }).toPass()
  await expect(heading(next, 'The feeling of luxury')).toBeVisible()
})

test('an incomplete release is not installed', async ({ page, host }) => {
  await openControlled(page, '/')
  const first = await releaseOf(page)
  host.release({ page: false })
  await checkForUpdate(page)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
  await page.reload()
  await expect(heading(page, 'The feeling of luxury')).toBeVisible()
  expect(await releaseOf(page)).toBe(first)
})

test('a product opens even if the host has no page of it, or fails', async ({
  page,
  host,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404.*\/images\//, /getProduct failed/)
  const newer = [...randomProducts(products, 1)][0]
  await page.addInitScript((count) => localStorage.setItem('perfN', count), String(products.length + 1))
  await openControlled(page, '/')
  await page.goto(`/products/${newer?._id}`)
  await expect(heading(page, newer?.title ?? '')).toBeVisible()
  await page.goto('/products/none')
  await expect(heading(page, 'We looked everywhere')).toBeVisible()
  // Without its files, the host responds to every path with an error.
  rmSync(host.folder, { recursive: true })
  await page.goto(`/products/${paithani.id}`)
  await expect(heading(page, paithani.title)).toBeVisible()
})

test('the service worker ignores requests for other files', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/)
  await openControlled(page, '/')
  const status = (path: string) => page.evaluate(async (url) => (await fetch(url)).status, path)
  expect(await status('/assets/none.js')).toBe(404)
  expect(await status('/images/none.jpg')).toBe(404)
  await page.goto('/robots.txt')
  await expect(page.getByText('User-agent')).toBeVisible()
})

test('a release without a service worker removes the installed one', async ({
  page,
  host,
  expectedErrors,
}) => {
  // It waits for a moment before it reloads the page, which may interrupt the offer.
  expectedErrors.push(/The toast 'Update available' could not be shown/)
  await openControlled(page, '/')
  copyFileSync(join(__dirname, '../preview/unregisterServiceWorker/sw.js'), join(host.folder, 'sw.js'))
  await page.reload()
  await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => null)).toEqual([])
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller).catch(() => undefined))
    .toBeNull()
  await expect(heading(page, 'The feeling of luxury')).toBeVisible()
})

// Headless Chromium does not report whether a page is installable.
test('the manifest has what installation requires', async ({ page, context }) => {
  await page.goto('/')
  const session = await context.newCDPSession(page)
  const { data = '', errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { icons, ...manifest } = JSON.parse(data)
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Resham',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  })
  for (const expected of [
    { sizes: '192x192' },
    { sizes: '512x512' },
    { sizes: '512x512', purpose: 'maskable' },
  ]) {
    expect(icons).toContainEqual({ src: expect.any(String), type: 'image/png', ...expected })
  }
  for (const { src, sizes, type } of icons) {
    if (type !== 'image/png') continue
    const size = await page.evaluate(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size, src).toBe(sizes)
  }
})
