import type { Locator, Page } from '@playwright/test'
import { demoAccount } from '../src/contract/demoAccount'
import { errorTexts } from '../src/contract/errors'
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

/** Counts requests from now on, in the page: the mock server sends none over the network. */
async function countRequests(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const originalFetch = window.fetch
    document.documentElement.dataset.sent = '0'
    window.fetch = (...request) => {
      const { dataset } = document.documentElement
      dataset.sent = String(Number(dataset.sent) + 1)
      return originalFetch(...request)
    }
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.sent))
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

test('an invalid body shows an error and is not sent', async ({ page }) => {
  await page.goto('/mockMan')
  const body = page.getByRole('textbox', { name: 'Body' })
  const error = page.getByText('Error in JSON format', { exact: true })
  await compose(page, { method: 'POST', endpoint: '/api/auth/login' })
  await expect(error).toHaveCount(0)

  const sent = await countRequests(page)
  for (const text of ['', '   ', '{', "{ 'email': 1 }", '{"email": }']) {
    await body.fill(text)
    await expect(error).toBeVisible()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(body).toBeFocused()
    await body.press('Control+Enter')
  }
  await expect(responseOf(page).getByText('Response is undefined.')).toBeVisible()
  expect(await sent()).toBe(0)

  await test.step('a GET request ignores the invalid body', async () => {
    await send(page, { method: 'GET', endpoint: '/api/categories' })
    await expect(error).toHaveCount(0)
    await expectStatus(page, '200 OK')
    await expect(dataOf(page)).toContainText('categories')
    expect(await sent()).toBe(1)
  })

  await test.step('a corrected body is sent', async () => {
    await send(page, { method: 'POST', endpoint: '/api/auth/login', body: '{}' })
    await expectStatus(page, '400 Bad Request')
    await expect(dataOf(page)).toContainText('errors')
    expect(await sent()).toBe(2)
  })
})

test('error responses are shown', async ({ page }) => {
  await page.goto('/mockMan')

  await test.step('an unknown endpoint', async () => {
    await send(page, { endpoint: '/api/nothing/here' })
    await expectStatus(page, '404 Not Found')
    await expect(responseOf(page).getByText('Request failed with status code 404')).toBeVisible()
    await expect(dataOf(page)).toContainText('/api/nothing/here')
  })

  await test.step('a registered email', async () => {
    const { name, email, password } = demoAccount
    await send(page, {
      method: 'POST',
      endpoint: '/api/auth/signup',
      body: JSON.stringify({ name, email, password }),
    })
    await expectStatus(page, '422 Unprocessable Entity')
    await expect(dataOf(page)).toContainText(errorTexts.emailExists)
  })

  await test.step('a DELETE request without a token', async () => {
    await send(page, { method: 'DELETE', endpoint: `/api/user/cart/${paithani.id}`, body: '{}' })
    await expectStatus(page, '401 Unauthorized')
    await expect(dataOf(page)).toContainText(errorTexts.invalidToken)
  })
})

test('a log-in request returns a token that authorises cart requests', async ({ page }) => {
  await page.goto('/mockMan')
  const { email, password } = demoAccount
  await send(page, {
    method: 'POST',
    endpoint: '/api/auth/login',
    body: JSON.stringify({ email, password }),
  })
  await expectStatus(page, '200 OK')
  await expect(dataOf(page)).toContainText('foundUser')
  await expect(dataOf(page)).toContainText(demoAccount.name)
  await expect(dataOf(page)).not.toContainText(password)
  const token = /encodedToken:\s*"([^"]+)"/.exec((await dataOf(page).textContent()) ?? '')?.[1] ?? ''
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)

  await test.step('typing in the last header row checks it and adds an empty row', async () => {
    await expect(page.getByRole('textbox', { name: /^Name of header/ })).toHaveCount(2)
    await expect(page.getByRole('checkbox', { name: 'Send header 2' })).not.toBeChecked()
    await setHeader(page, 2, 'authorization', token)
    await expect(page.getByRole('checkbox', { name: 'Send header 2' })).toBeChecked()
    await expect(page.getByRole('textbox', { name: /^Name of header/ })).toHaveCount(3)
  })

  await test.step('a DELETE request with the token', async () => {
    await send(page, { method: 'DELETE', endpoint: `/api/user/cart/${paithani.id}`, body: '{}' })
    await expectStatus(page, '200 OK')
    await expect(dataOf(page)).toContainText('cart')
  })

  await test.step('only checked rows are sent', async () => {
    await page.getByRole('checkbox', { name: 'Send header 2' }).uncheck()
    await send(page)
    await expectStatus(page, '401 Unauthorized')
    await page.getByRole('checkbox', { name: 'Send header 2' }).check()
    await send(page)
    await expectStatus(page, '200 OK')
  })

  await test.step('a row can be removed', async () => {
    await page.getByRole('button', { name: 'Remove header 2' }).click()
    await expect(page.getByRole('textbox', { name: /^Name of header/ })).toHaveCount(2)
    await expect(page.getByRole('textbox', { name: 'Name of header 1' })).toHaveValue('Accept')
    await send(page)
    await expectStatus(page, '401 Unauthorized')
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
