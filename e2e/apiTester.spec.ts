import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

type TestRequest = { method?: 'GET' | 'POST' | 'DELETE'; endpoint?: string; body?: string }

async function compose(page: Page, { method, endpoint, body }: TestRequest): Promise<void> {
  if (method) await page.getByRole('combobox', { name: 'Method' }).selectOption(method)
  if (endpoint) await page.getByRole('combobox', { name: 'Endpoint' }).fill(endpoint)
  if (body !== undefined) await page.getByRole('textbox', { name: 'Body' }).fill(body)
}

async function send(page: Page, request: TestRequest = {}): Promise<void> {
  await compose(page, request)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

function responseOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Response' })
}

async function expectStatus(page: Page, status: string): Promise<void> {
  await expect(
    responseOf(page).getByRole('status', { name: 'Status' }).getByText(status, { exact: true }),
  ).toBeVisible()
}

function dataOf(page: Page): Locator {
  return responseOf(page).getByRole('tree', { name: 'Data' })
}

async function _setHeader(page: Page, position: number, name: string, value: string): Promise<void> {
  await page.getByRole('textbox', { name: `Name of header ${position}` }).fill(name)
  await page.getByRole('textbox', { name: `Value of header ${position}` }).fill(value)
}

test('the tester has a standard and a dark colour scheme', async ({ page }) => {
  await page.goto('/mockMan')
  await send(page)
  await expectStatus(page, '200 OK')
  const lightness = (locator: Locator) =>
    locator.evaluate((element) => {
      let background: Element | null = element
      // The tree is transparent: an ancestor has the background.
      while (background && getComputedStyle(background).backgroundColor === 'rgba(0, 0, 0, 0)')
        background = background.parentElement
      const parts = background ? getComputedStyle(background).backgroundColor.match(/\d+/g) : null
      return Math.max(...(parts ?? ['255']).slice(0, 3).map(Number))
    })
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked()
  expect(await lightness(dataOf(page))).toBeGreaterThan(200)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(() => lightness(dataOf(page))).toBeLessThan(100)
  await expect.poll(() => lightness(page.getByRole('textbox', { name: 'Body' }))).toBeLessThan(100)
  await expectStatus(page, '200 OK')
  expect(await lightness(page.getByRole('banner'))).toBeGreaterThan(200)
})

test('the tester is loaded only on its own page', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  // Including prefetching, which happens before the network is idle.
  await page.goto('/', { waitUntil: 'networkidle' })
  const scriptsOfHome = new Set(scripts)
  await page.goto('/mockMan')
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  const isTester = (path: string) => /^\/assets\/(tester|faults)\./.test(path)
  expect([...scriptsOfHome].filter(isTester)).toEqual([])
  expect(scripts.filter(isTester)).toContainEqual(expect.stringMatching(/\/tester\./))
})
