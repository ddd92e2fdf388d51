import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { randomProducts } from '@resham/mock-server/seeds/generateProducts'
import { products } from '@resham/mock-server/seeds/products'
import { expect } from './support/fixtures'
import { setConnection } from './support/network'
import { kanjivaram, paithani } from './support/products'
import { openControlled, test } from './support/serviceWorker'
import { expectPath, heading, openAsGuest, openProductFromList } from './support/shopper'

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
  const cached = async (path: RegExp) => (await cachedUrls(page)).filter((url) => path.test(url)).length
  await expect.poll(() => cached(/\/images\//)).toBeGreaterThanOrEqual(shown)
  expect(await cached(/\/assets\/userPages\.\w+\.js$/)).toBe(1)
  expect(await cached(/\/assets\/(tester|faults|timeTravel)\./)).toBe(0)
  // The files of the tester are not stored until it is opened.
  await page.goto('/mockMan')
  await expect(heading(page, 'mockMan')).toBeVisible()
  await expect.poll(() => cached(/\/assets\/faults\.\w+\.(js|css)$/)).toBe(2)
  await context.setOffline(true)
  host.close()
  const pages = [
    ['/', 'The feeling of luxury'],
    ['/products', 'Products'],
    ['/products?search=a.b', 'Products'],
    [`/products/${paithani.id}`, paithani.title],
    ['/products/a.b', 'We looked everywhere'],
    ['/profile', 'Profile'],
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
    await expect.poll(async () => (await loadedImagesInView(page))[0]).toBe(true)
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

test('nothing is stored ahead for who saves data', async ({ page }) => {
  const waitUntilIdle = await setConnection(page, { saveData: true })
  await page.goto('/products')
  await waitUntilIdle()
  const stored = () =>
    page.evaluate(async () => [await navigator.serviceWorker.getRegistration('/'), ...(await caches.keys())])
  expect(await stored()).toEqual([undefined])
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

test('the licences are the file, not the shell, and are not stored', async ({ page }) => {
  await openControlled(page, '/mockMan')
  const [response] = await Promise.all([
    page.waitForResponse('**/licenses.txt'),
    page.getByRole('link', { name: 'Licences' }).click(),
  ])
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  await expect(page.getByText('Copyright (c) 2020-2026 Paweł Kuna')).toBeVisible()
  await page.goBack()
  expect((await cachedUrls(page)).filter((url) => url.endsWith('.txt'))).toEqual([])
})
