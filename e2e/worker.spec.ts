import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { test as base, expect } from './fixtures'
import { kanjivaram, paithani } from './garments'
import { type Host, openHost } from './host'
import { addToCart, arriveAsGuest, expectCounts, expectToBeAt, open, toasts, visit } from './shopper'

const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  host: async ({}, use, testInfo) => {
    const host = await openHost(testInfo.outputPath('host'))
    await use(host)
    host.close()
  },
  baseURL: ({ host }, use) => use(host.address),
})
test.use({ serviceWorkers: 'allow' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Opens a page and stays until the worker has kept the shop, and serves this page too. */
async function stay(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
}

/** The address of the script that the page runs. */
const version = (page: Page) => page.locator('script[src*="/main."]').getAttribute('src')

/** Lets the browser ask for a newer version, as it does by itself every now and then, and waits for its end. */
async function askForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update()
  })
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).installing === null))
    .toBe(true)
}

const update = (page: Page) => toasts(page, 'Update available')
const reload = (page: Page) => update(page).getByRole('button', { name: 'Reload' })

/** How many pictures are kept. */
const keptPictures = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('resham-pictures-'))
    return name ? (await (await caches.open(name)).keys()).length : 0
  })

/** The pictures that are in view, of which some may still be missing. */
const picturesInView = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images) =>
      images
        .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
        .map((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
    )

test('a repeat visit needs no network, pictures included', async ({ page, context, host }) => {
  await stay(page, '/products')
  const shown = (await picturesInView(page)).length
  expect(shown).toBeGreaterThan(3)
  await expect.poll(() => keptPictures(page)).toBeGreaterThanOrEqual(shown)
  await page.close()
  // From here on a request that reached the network would fail, and the journey with it.
  host.close()
  const again = await context.newPage()
  await again.goto('/products')
  await expect(heading(again, 'Products')).toBeVisible()
  await expect.poll(() => picturesInView(again)).toEqual(Array(shown).fill(true))
})

test('after one visit every page of the shop opens offline', async ({
  page,
  context,
  host,
  expectedNoise,
}) => {
  // Of the pictures only those are there that were seen.
  expectedNoise.push(/ERR_\w+ .*\/images\//, /Failed to load resource.*\/images\//)
  await arriveAsGuest(page, '/')
  // The service worker stores the pictures of pages that it serves: the first one may be older.
  await stay(page, '/')
  await page.goto('/products')
  await expect.poll(async () => (await picturesInView(page)).every(Boolean)).toBe(true)
  await expect.poll(() => keptPictures(page)).toBeGreaterThan(3)
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
  }

  await test.step('a garment of which another size was seen has its picture', async () => {
    await page.goto('/products')
    await open(page, kanjivaram)
    const picture = page.getByRole('article').first().locator('img').first()
    const isThere = () =>
      picture.evaluate(
        (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0,
      )
    await expect.poll(isThere).toBe(true)
  })

  await test.step('an order can be placed', async () => {
    await page.goto('/products')
    await addToCart(page, paithani)
    await visit(page, 'Cart')
    await page.getByRole('link', { name: 'Checkout' }).click()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Place Order' }).click()
    await expectToBeAt(page, '/orderSuccessful')
    await expectCounts(page, { cart: 0 })
  })

  await test.step('and a visitor can log in', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto('/signup')
    await expect(page.getByLabel('Confirm Password', { exact: true })).toBeVisible()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Login as guest' }).click()
    await expectToBeAt(page, '/')
  })
})

test('a new version is offered, and comes where it is asked for', { tag: '@phone' }, async ({
  page,
  context,
  host,
  expectedNoise,
}) => {
  expectedNoise.push(/ERR_(FAILED|INTERNET_DISCONNECTED)/, /ChunkLoadError/, /Loading (CSS )?chunk/)
  await stay(page, '/')
  const first = await version(page)
  const other = await context.newPage()
  await other.goto('/signup')
  await other.getByLabel('Name', { exact: true }).fill('Zoya Khan')
  host.release()
  await askForUpdate(page)
  await expect(update(page)).toBeVisible()
  await expect(update(other)).toBeVisible()
  expect(await version(page)).toBe(first)
  // Its time does not run.
  const bar = update(page).locator('[role=progressbar]')
  expect(await bar.evaluate((element) => element.getAnimations().length)).toBe(0)

  await test.step('a tab that is opened now is told too, and is still of the version before', async () => {
    const late = await context.newPage()
    await late.goto('/products')
    await expect(update(late)).toBeVisible()
    expect(await version(late)).toBe(first)
    await late.close()
  })

  await test.step('the button brings the new version, by keyboard as well', async () => {
    await reload(page).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => version(page)).not.toBe(first)
    await expect(heading(page, 'The feeling of luxury')).toBeVisible()
  })

  await test.step('the other tab keeps what was typed, and goes on with what it has', async () => {
    expect(await version(other)).toBe(first)
    await expect(other.getByLabel('Name', { exact: true })).toHaveValue('Zoya Khan')
    await visit(other, 'Products')
    await other.getByRole('link', { name: paithani.title, exact: true }).click()
    await expect(heading(other, paithani.title)).toBeVisible()
  })

  await test.step('what it never loaded comes with the new version, even offline', async () => {
    // Nobody has this piece any more, the browser's own cache included.
    await (await context.newCDPSession(other)).send('Network.clearBrowserCache')
    await context.setOffline(true)
    await other.evaluate(() => {
      history.pushState(null, '', '/mockMan')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await other.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(other, 'mockMan')).toBeVisible()
    expect(await version(other)).toBe(await version(page))
    await expect(update(other)).toHaveCount(0)
  })
})

test('who does not want the new version keeps the old one whole, and has the new one next time', async ({
  page,
  context,
  host,
}) => {
  await stay(page, '/')
  const first = await version(page)
  host.release()
  await askForUpdate(page)
  await update(page).getByRole('button', { name: 'close' }).click()
  await expect(update(page)).toHaveCount(0)
  // A page whose chunk was never loaded, and which the host has no more.
  await page.goto('/mockMan')
  await expect(heading(page, 'mockMan')).toBeVisible()
  expect(await version(page)).toBe(first)
  await page.close()

  const next = await context.newPage()
  await expect(async () => {
    await next.goto('about:blank')
    await next.goto('/')
    expect(await version(next)).not.toBe(first)
  }).toPass()
  await expect(heading(next, 'The feeling of luxury')).toBeVisible()
})

test('half a release is not taken for a new version', async ({ page, host }) => {
  await stay(page, '/')
  const first = await version(page)
  host.release({ page: false })
  await askForUpdate(page)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
  await page.reload()
  await expect(heading(page, 'The feeling of luxury')).toBeVisible()
  expect(await version(page)).toBe(first)
})

test('the worker leaves alone what is not the shop', async ({ page, expectedNoise }) => {
  expectedNoise.push(/status of 404/)
  await stay(page, '/')
  const status = (path: string) => page.evaluate(async (address) => (await fetch(address)).status, path)
  expect(await status('/assets/none.js')).toBe(404)
  expect(await status('/images/none.jpg')).toBe(404)
  await page.goto('/robots.txt')
  await expect(page.getByText('User-agent')).toBeVisible()
})

test('a host without a worker gets rid of one', async ({ page, host }) => {
  await stay(page, '/')
  copyFileSync(join(__dirname, '../scripts/noWorker/sw.js'), join(host.folder, 'sw.js'))
  await page.reload()
  await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => null)).toEqual([])
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller).catch(() => undefined))
    .toBeNull()
  await expect(heading(page, 'The feeling of luxury')).toBeVisible()
})

// Chromium without a window does not say itself whether it would install a page.
test('the manifest says what a shop on the home screen needs', async ({ page, context }) => {
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
  for (const wanted of [
    { sizes: '192x192' },
    { sizes: '512x512' },
    { sizes: '512x512', purpose: 'maskable' },
  ]) {
    expect(icons).toContainEqual({ src: expect.any(String), type: 'image/png', ...wanted })
  }
  for (const { src, sizes, type } of icons) {
    if (type !== 'image/png') continue
    const size = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size, src).toBe(sizes)
  }
})
