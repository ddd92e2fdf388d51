import type { Page } from '@playwright/test'
import type { Failure, Fault } from '@resham/mock-server/diagnostics'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { atEveryWidth, cutOffText, horizontalOverflow, overlaps } from './support/layoutChecks'
import { visit } from './support/shopper'

const panel = (page: Page) => page.getByRole('region', { name: 'Latency and faults' })
const active = (page: Page) => panel(page).getByRole('listitem')

/** The line at the top of every page while the mock server has latency or faults. */
const faultBanner = (page: Page) => page.getByRole('complementary', { name: 'Latency and faults' })

async function add(page: Page, call: string, how: Failure | 'latency', ms = ''): Promise<void> {
  const form = panel(page).getByRole('form', { name: 'Fault' })
  await form.getByLabel('Call').selectOption(call)
  await form.getByLabel('What happens').selectOption(how)
  if (how === 'latency') await form.getByLabel('Latency in ms').fill(ms)
  else await form.getByLabel('How often').selectOption('Until removed')
  await form.getByRole('button', { name: 'Add' }).click()
}

test.beforeEach(({ page }) => page.goto('/mockMan'))

test('a banner says so on every page of the tab, and removes all of it', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await add(page, 'all', 'latency', '0')
  await add(page, 'POST user/orders', 'network')
  const text = '1 latency · 1 fault'
  await visit(page, 'Products')
  await expect(faultBanner(page).getByRole('status')).toHaveText(text)
  for (const path of ['/', '/login', '/products/aubergine-paithani-saree', '/nowhere']) {
    await page.goto(path)
    await expect(faultBanner(page).getByRole('status')).toHaveText(text)
  }

  await test.step('but not in a new tab', async () => {
    const other = await context.newPage()
    await other.goto('/mockMan#faults')
    await expect(panel(other)).toBeVisible()
    await expect(active(other)).toHaveCount(0)
    await expect(faultBanner(other)).toBeHidden()
    await other.close()
  })

  await test.step('its button leads to the panel', async () => {
    await faultBanner(page).getByRole('button', { name: 'Change' }).click()
    await expect(panel(page)).toBeInViewport()
    await expect(active(page)).toHaveCount(2)
  })
})

test('panel and banner are accessible, and fit every width', async ({ page }) => {
  test.slow()
  const call = 'DELETE user/wishlist/{productId}'
  const fault: Fault = { id: 1, call, how: 'response lost', left: 999 }
  await page.evaluate((stored) => sessionStorage.setItem('mockFaults2', stored), JSON.stringify([fault]))
  await page.reload()
  await add(page, 'POST user/cart/{productId}', 'latency', '60000')
  await add(page, 'all', 'latency', '60001')
  for (const scheme of ['Standard', 'Dark']) {
    await page.getByRole('radio', { name: scheme }).check()
    await expectNoViolations(page, `the panel, ${scheme}`)
    await atEveryWidth(page, async (width) => {
      expect(await horizontalOverflow(page), `at ${width}`).toEqual({ by: 0, because: [] })
      for (const part of [panel(page), faultBanner(page)]) {
        expect.soft(await overlaps(part), `at ${width}`).toEqual([])
        expect.soft(await cutOffText(part), `at ${width}`).toEqual([])
      }
    })
  }
  await page.goto('/')
  await expect(faultBanner(page)).toBeVisible()
  await expectNoViolations(page, 'the banner')
})
