import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { paithani } from './support/products'
import { expectCounts, openAsGuest, productItem, visit } from './support/shopper'

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

async function setHeader(page: Page, position: number, name: string, value: string): Promise<void> {
  await page.getByRole('textbox', { name: `Name of header ${position}` }).fill(name)
  await page.getByRole('textbox', { name: `Value of header ${position}` }).fill(value)
}

test('the default request lists the todos', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/mockMan')
  await test.step('the form has its defaults, and there is no response yet', async () => {
    await expect(page.getByRole('combobox', { name: 'Method' })).toHaveValue('GET')
    await expect(page.getByRole('combobox', { name: 'Method' }).getByRole('option')).toHaveText([
      'GET',
      'POST',
      'DELETE',
    ])
    await expect(page.getByRole('combobox', { name: 'Endpoint' })).toHaveValue('/api/test-todos')
    await expect(page.getByRole('textbox', { name: 'Body' })).toHaveValue('{}')
    await expect(page.getByRole('checkbox', { name: 'Send header 1' })).toBeChecked()
    await expect(page.getByRole('textbox', { name: 'Name of header 1' })).toHaveValue('Accept')
    await expect(page.getByRole('textbox', { name: 'Value of header 1' })).toHaveValue('*/*')
    await expect(responseOf(page).getByText('Response is undefined.', { exact: true })).toBeVisible()
  })

  await test.step('the response is a collapsible tree', async () => {
    await send(page)
    await expectStatus(page, '200 OK')
    await expect(responseOf(page).getByText('Response is undefined.')).toHaveCount(0)
    await expect(responseOf(page).getByRole('tree', { name: 'Headers' })).toContainText('content-type')
    await expect(dataOf(page)).toContainText('todos')
    await expect(dataOf(page)).not.toContainText('Send a request from the tester')
    await dataOf(page).getByRole('treeitem', { expanded: false }).first().getByRole('button').click()
    await expect(dataOf(page)).toContainText('Send a request from the tester')
    await dataOf(page).getByRole('button').first().click()
    await expect(dataOf(page)).not.toContainText('todos')
  })
})

test('a cart change sent with the tester appears in the shop', async ({ page }) => {
  await openAsGuest(page, '/mockMan')
  await expectCounts(page, { cart: 0 })
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('loginItems') ?? '{}').token as string,
  )
  await setHeader(page, 2, 'authorization', `Bearer ${token}`)
  await send(page, {
    method: 'POST',
    endpoint: '/api/user/cart',
    body: JSON.stringify({ product: { _id: paithani.id, price: '1', discountedPrice: '1' } }),
  })
  await expectStatus(page, '201 Created')
  await expectCounts(page, { cart: 1 })
  await visit(page, 'Cart')
  await expect(productItem(page, paithani).getByText('Quantity 1')).toBeVisible()
  await test.step('prices in the request are ignored', async () => {
    await expect(productItem(page, paithani).getByText(paithani.now)).toBeVisible()
  })
})

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
