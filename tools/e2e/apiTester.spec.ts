import type { Locator, Page } from '@playwright/test'
import type { Fault } from '@resham/browser'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { atEveryWidth, cutOffText, horizontalOverflow, overlaps } from './support/layoutChecks'

const region = (page: Page, name: string) => page.getByRole('region', { name })

/** The line at the top of every page while the mock server has latency or faults. */
const faultBanner = (page: Page) => page.getByRole('complementary', { name: 'Latency and faults' })

const longWord = 'a-very-long-word'.repeat(12)

/** The brightest of red, green and blue behind an element. */
const brightness = (locator: Locator) =>
  locator.evaluate((element) => {
    let background: Element | null = element
    // The tree is transparent: an ancestor has the background.
    while (background && getComputedStyle(background).backgroundColor === 'rgba(0, 0, 0, 0)')
      background = background.parentElement
    const parts = background ? getComputedStyle(background).backgroundColor.match(/\d+/g) : null
    return Math.max(...(parts ?? ['255']).slice(0, 3).map(Number))
  })

/** Expects the tester to be accessible in both colour schemes, and to fit at every width. */
async function expectGoodLooks(page: Page, state: string): Promise<void> {
  const initial = page.viewportSize()
  for (const scheme of ['Standard', 'Dark']) {
    await page.getByRole('radio', { name: scheme }).check()
    // The header would cover a part of a target, which then counts as small.
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoViolations(page, `${state}, ${scheme}`)
  }
  await atEveryWidth(page, async (width) => {
    const at = `${state} at ${width} px`
    expect.soft(await horizontalOverflow(page), at).toEqual({ by: 0, because: [] })
    expect.soft(await cutOffText(page.locator('body')), at).toEqual([])
    for (const part of [region(page, 'Latency and faults'), faultBanner(page)])
      if (await part.isVisible()) expect.soft(await overlaps(part), at).toEqual([])
  })
  if (initial) await page.setViewportSize(initial)
}

test.beforeEach(({ page }) => page.goto('/mockMan'))

test('request, list of calls and response fit, in a standard and a dark colour scheme', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow()
  const endpoint = page.getByRole('combobox', { name: 'Endpoint' })
  const response = region(page, 'Response')
  await page.getByRole('button', { name: 'Calls of the API' }).click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expectNoViolations(page, 'the open list of calls')
  await page.getByRole('option', { name: /Increments or decrements/ }).click()
  await expectGoodLooks(page, 'a call with a path parameter')

  await page.getByRole('radio', { name: 'Standard' }).check()
  await endpoint.fill('/api/products')
  await page.getByRole('combobox', { name: 'Method' }).selectOption('GET')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(response.getByText('200 OK', { exact: true })).toBeVisible()
  const data = response.getByText('products:', { exact: true })
  await expect.poll(() => brightness(data)).toBeGreaterThan(200)
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect.poll(() => brightness(data)).toBeLessThan(100)
  await expect.poll(() => brightness(page.getByRole('textbox', { name: 'Body' }))).toBeLessThan(100)
  expect(await brightness(page.getByRole('banner'))).toBeGreaterThan(200)
  await expectGoodLooks(page, 'a response')

  await page.getByRole('textbox', { name: 'Name of header 2' }).fill('not a name')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectGoodLooks(page, 'a header that is not allowed')
  await page.getByRole('textbox', { name: 'Name of header 2' }).fill(longWord)
  await page.getByRole('textbox', { name: 'Value of header 2' }).fill(longWord)
  await endpoint.fill(`/api/${longWord}`)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(response.getByText('404 Not Found', { exact: true })).toBeVisible()
  await expectGoodLooks(page, 'long words')

  await page.getByRole('button', { name: 'Reset demo data' }).click()
  await expectNoViolations(page, 'the reset confirmation')
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByText(/^Demo data has been reset/)).toBeVisible()
  await expectNoViolations(page, 'demo data that was reset')
})

test('a call that is looked at, and the response to it when it is sent again, are scrolled to', {
  tag: '@phone',
}, async ({ page }) => {
  const traffic = region(page, 'Traffic')
  await traffic.getByRole('button', { name: /^GET \/api\/categories 200 OK/ }).click()
  await expect(traffic.getByRole('heading', { name: 'GET /api/categories' })).toBeInViewport()
  await traffic.getByRole('button', { name: 'Send again' }).click()
  await expect(region(page, 'Response').getByRole('heading', { name: 'Response' })).toBeInViewport()
})

test('50 calls with long paths, and faults with their banner, fit', { tag: '@phone' }, async ({ page }) => {
  test.slow()
  const faults: Fault[] = [
    { id: 1, call: 'DELETE user/wishlist/{productId}', how: 'response lost', left: 999 },
    { id: 2, call: 'POST user/cart/{productId}', how: 'latency', ms: 60_000, left: null },
  ]
  await page.evaluate((stored) => sessionStorage.setItem('mockFaults', stored), JSON.stringify(faults))
  await page.reload()
  await expect(region(page, 'Latency and faults').getByRole('listitem')).toHaveCount(2)
  await page.evaluate(async (path) => {
    for (let index = 0; index < 50; index++) await fetch(`/api/${path}/${index}`)
  }, longWord)
  const traffic = region(page, 'Traffic')
  await expect(traffic.getByRole('listitem')).toHaveCount(50)
  await traffic
    .getByRole('button', { name: /a-very-long-word/ })
    .first()
    .click()
  await expect(traffic.getByRole('heading', { name: 'Data' })).toBeVisible()
  await expectGoodLooks(page, 'the traffic')

  await page.goto('/')
  await expect(faultBanner(page).getByRole('status')).toHaveText('1 latency · 1 fault')
  await expectNoViolations(page, 'the banner')
  await faultBanner(page).getByRole('button', { name: 'Change' }).click()
  await expect(region(page, 'Latency and faults')).toBeInViewport()
})

test('the build contains the OpenAPI document', async ({ page }) => {
  await page.getByRole('link', { name: 'OpenAPI document' }).click()
  const { paths } = JSON.parse((await page.locator('body').textContent()) ?? '')
  expect(Object.keys(paths)).toContain('/user/cart/{productId}')
})
