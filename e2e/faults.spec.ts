import type { Page } from '@playwright/test'
import { callNames } from '../src/contract/calls'
import type { Failure } from '../src/contract/faults'
import { expectNoViolations } from './support/axe'
import { faultStrip, storeFaults } from './support/faults'
import { expect, test } from './support/fixtures'
import { atEveryWidth, cutOffText, horizontalOverflow, overlaps } from './support/layoutChecks'
import { productTitles, visit } from './support/shopper'

const panel = (page: Page) => page.getByRole('region', { name: 'Latency and faults' })
const active = (page: Page) => panel(page).getByRole('listitem')
const response = (page: Page) => page.getByRole('region', { name: 'Response' })

async function setLatency(page: Page, ms: string, call = 'All calls'): Promise<void> {
  const form = panel(page).getByRole('form', { name: 'Latency' })
  await form.getByLabel('Call').selectOption(call)
  await form.getByLabel('Latency in ms').fill(ms)
  await form.getByRole('button', { name: 'Set latency' }).click()
}

type NewFault = { call?: string; how?: Failure; often?: 'Once' | 'Until removed' | number }

async function addFault(page: Page, { call = 'All calls', how = 'network', often = 'Once' }: NewFault = {}) {
  const form = panel(page).getByRole('form', { name: 'Fault' })
  await form.getByLabel('Call').selectOption(call)
  await form.getByLabel('Failure').selectOption(how)
  const isNumber = typeof often === 'number'
  await form.getByLabel('How often').selectOption(isNumber ? 'A number of times' : often)
  if (isNumber) await form.getByLabel('Number of times').fill(String(often))
  await form.getByRole('button', { name: 'Add fault' }).click()
}

/** Sends a GET request with the tester. */
async function send(page: Page, endpoint = '/api/test-todos'): Promise<void> {
  await page.getByRole('combobox', { name: 'Endpoint' }).fill(endpoint)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

/** The time that the latest response took, in ms. */
async function duration(page: Page): Promise<number> {
  const text = await response(page)
    .getByText(/^[\d,]+ ms$/)
    .textContent()
  return Number(text?.replace(/\D/g, ''))
}

test.beforeEach(({ page }) => page.goto('/mockMan'))

test('latency delays one call, or all, even the first of a page', { tag: '@phone' }, async ({ page }) => {
  await setLatency(page, '900', 'GET test-todos')
  await expect(faultStrip(page).getByRole('status')).toHaveText('Latency of 900 ms for GET test-todos')
  await send(page)
  await expect(response(page).getByText('200 OK')).toBeVisible()
  expect(await duration(page)).toBeGreaterThanOrEqual(890)
  await send(page, '/api/categories')
  await expect(response(page).getByRole('tree', { name: 'Data' })).toContainText('categories')
  expect(await duration(page)).toBeLessThan(890)

  await setLatency(page, '1200')
  await expect(faultStrip(page).getByRole('status')).toHaveText('2 latencies')
  await send(page, '/api/products')
  await expect(response(page).getByRole('tree', { name: 'Data' })).toContainText('products')
  expect(await duration(page)).toBeGreaterThanOrEqual(1190)

  await test.step('the first request of a page is late and fails', async () => {
    await addFault(page, { call: 'GET products' })
    await page.goto('/products')
    await expect(faultStrip(page).getByRole('status')).toHaveText('2 latencies')
    await expect(productTitles(page)).not.toHaveCount(0)
  })
})

test('an invalid latency or number shows an error and sets nothing', async ({ page }) => {
  const field = panel(page).getByLabel('Latency in ms')
  for (const [text, error] of [
    ['', 'Latency in ms is required.'],
    ['-1', 'Latency must be a whole number from 0 to 60,000.'],
    ['60001', 'Latency must be a whole number from 0 to 60,000.'],
    ['1.5', 'Latency must be a whole number from 0 to 60,000.'],
  ] as const) {
    await setLatency(page, text)
    await expect(panel(page).getByText(error)).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(new RegExp(error))
  }
  await test.step('an error is hidden by the next key, even one that makes no number', async () => {
    await setLatency(page, '')
    await field.press('e')
    await expect(panel(page).getByText('Latency in ms is required.')).toBeHidden()
    await field.press('Enter')
    await expect(panel(page).getByText('Latency must be a whole number')).toBeVisible()
    await field.press('Backspace')
    await expect(panel(page).getByText('Latency must be a whole number')).toBeHidden()
  })
  await addFault(page, { often: 0 })
  await expect(panel(page).getByText('must be a whole number from 1 to 1,000.')).toBeVisible()
  await expect(active(page)).toHaveCount(0)
  await expect(faultStrip(page)).toBeHidden()
})

const outcomes: [Failure, string][] = [
  ['status 500', '500 Internal Server Error'],
  ['network', 'Network Error'],
  ['timeout', 'The request took too long. Please try again.'],
  ['response lost', 'Network Error'],
]
for (const [how, text] of outcomes) {
  test(`a call fails once (${how})`, async ({ page }) => {
    await addFault(page, { how, call: 'GET test-todos' })
    await send(page, '/api/categories')
    await expect(response(page).getByText('200 OK')).toBeVisible()
    await expect(faultStrip(page).getByRole('status')).toHaveText('1 fault')
    await send(page)
    await expect(response(page).getByText(text).first()).toBeVisible()
    await expect(faultStrip(page)).toBeHidden()
    await expect(active(page)).toHaveCount(0)
    await send(page)
    await expect(response(page).getByText('200 OK')).toBeVisible()
  })
}

test('a call that never responds stays pending until it is cancelled', async ({ page }) => {
  await addFault(page, { how: 'never responds' })
  await send(page)
  await expect(faultStrip(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(response(page).getByRole('alert')).toHaveText('Request aborted')
})

test('a call fails n times, or until the fault is removed', async ({ page }) => {
  await addFault(page, { often: 2 })
  await addFault(page, { call: 'GET categories', often: 'Until removed' })
  const [counted, lasting] = [active(page).first(), active(page).last()]
  await expect(counted).toContainText('Network error, 2 times')
  await send(page)
  await expect(counted).toContainText('Network error, once')
  await send(page)
  await expect(active(page)).toHaveCount(1)
  await send(page)
  await expect(response(page).getByText('200 OK')).toBeVisible()
  for (let request = 0; request < 3; request++) {
    await send(page, '/api/categories')
    await expect(response(page).getByRole('alert')).toHaveText('Network Error')
  }
  await lasting.getByRole('button', { name: /^Remove/ }).click()
  await expect(faultStrip(page)).toBeHidden()
  await send(page, '/api/categories')
  await expect(response(page).getByText('200 OK')).toBeVisible()
})

test('a strip says so on every page of the tab, and removes all of it', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await setLatency(page, '0')
  await addFault(page, { call: 'POST user/orders', often: 'Until removed' })
  const text = 'Latency of 0 ms for all calls · 1 fault'
  const url = page.url()
  await visit(page, 'Products')
  await expect(faultStrip(page).getByRole('status')).toHaveText(text)
  for (const path of ['/', '/login', '/products/aubergine-paithani-saree', '/nowhere']) {
    await page.goto(path)
    await expect(faultStrip(page).getByRole('status')).toHaveText(text)
  }
  await page.reload()
  await expect(faultStrip(page).getByRole('status')).toHaveText(text)
  expect(url).toMatch(/\/mockMan$/)

  await test.step('but not in a new tab, by whatever link', async () => {
    const other = await context.newPage()
    await other.goto(`${url}?mockFaults=${encodeURIComponent(JSON.stringify({ version: 1 }))}#faults`)
    await expect(panel(other)).toBeVisible()
    await expect(active(other)).toHaveCount(0)
    await expect(faultStrip(other)).toBeHidden()
    expect(await other.evaluate(() => sessionStorage.getItem('mockFaults'))).toBeNull()
    await other.close()
  })

  await test.step('its button leads to the panel', async () => {
    await faultStrip(page).getByRole('button', { name: 'Change' }).click()
    await expect(panel(page)).toBeInViewport()
    await expect(active(page)).toHaveCount(2)
  })

  await test.step('Remove all removes it', async () => {
    await page.goto('/products')
    await faultStrip(page).getByRole('button', { name: 'Remove all' }).click()
    await expect(faultStrip(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.reload()
    await expect(productTitles(page)).not.toHaveCount(0)
    await expect(faultStrip(page)).toBeHidden()
  })
})

test('the panel works with the keyboard alone', async ({ page }) => {
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve())
  await panel(page).getByRole('form', { name: 'Latency' }).getByLabel('Call').focus()
  await press('Tab')
  await page.keyboard.type('5')
  await press('Enter')
  await expect(panel(page).getByRole('status')).toHaveText('The latency is set.')
  // Past "Set latency" to the form of a fault, and its button.
  await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab')
  await expect(panel(page).getByRole('button', { name: 'Add fault' })).toBeFocused()
  await press('Enter')
  await expect(active(page)).toHaveCount(2)
  // Past "Remove all" to the first row: the focus moves on to the next, then to the title.
  await press('Tab', 'Tab', 'Enter')
  await expect(active(page)).toHaveCount(1)
  await expect(active(page).getByRole('button')).toBeFocused()
  await press('Enter')
  await expect(active(page)).toHaveCount(0)
  await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(panel(page).getByRole('status')).toHaveText('The fault is removed.')
})

test('panel and strip are accessible, and fit every width', async ({ page }) => {
  test.slow()
  const call = 'DELETE user/wishlist/{productId}'
  await storeFaults(page, { faults: [{ id: 1, call, how: 'response lost', left: 999 }] })
  await page.reload()
  await setLatency(page, '60000', 'POST user/cart/{productId}')
  await setLatency(page, '60001')
  expect(callNames.length).toBe(
    (await panel(page).getByLabel('Call').first().getByRole('option').count()) - 1,
  )
  for (const scheme of ['Standard', 'Dark']) {
    await page.getByRole('radio', { name: scheme }).check()
    await expectNoViolations(page, `the panel, ${scheme}`)
    await atEveryWidth(page, async (width) => {
      expect(await horizontalOverflow(page), `at ${width}`).toEqual({ by: 0, because: [] })
      for (const part of [panel(page), faultStrip(page)]) {
        expect.soft(await overlaps(part), `at ${width}`).toEqual([])
        expect.soft(await cutOffText(part), `at ${width}`).toEqual([])
      }
    })
  }
  await page.goto('/')
  await expect(faultStrip(page)).toBeVisible()
  await expectNoViolations(page, 'the strip')
})

test('shoppers download nothing of it', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(request.url()))
  await page.goto('/products', { waitUntil: 'networkidle' })
  expect(scripts.filter((url) => url.includes('faults.'))).toEqual([])
})
