import { expect, test } from './support/fixtures'
import { edgesOf, waitForContent } from './support/layoutChecks'
import { productTitles } from './support/shopper'

test('the filter sidebar stays in view and scrolls on its own', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto('/products')
  await waitForContent(page)
  await page.evaluate(() => window.scrollTo(0, 900))
  const panel = await edgesOf(page.getByRole('region', { name: 'Filters' }))
  const header = await edgesOf(page.getByRole('banner'))
  expect(panel.top).toBeGreaterThanOrEqual(header.bottom)
  expect(panel.bottom).toBeLessThanOrEqual(500)
  await expect(page.getByRole('radio', { name: 'High to Low' })).not.toBeInViewport()
  await page.getByRole('radio', { name: 'Low to High' }).focus()
  await expect(page.getByRole('radio', { name: 'High to Low' })).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(900)
})

test('the number of products is announced once per typed word', async ({ page }) => {
  await page.goto('/products')
  await waitForContent(page)
  await expect(page.getByText('20 products shown')).toBeAttached()
  await page.evaluate(() => {
    const announced: string[] = []
    Object.assign(window, { announced })
    const status = [...document.querySelectorAll('[role="status"]')].find((each) =>
      each.textContent?.endsWith('shown'),
    )
    if (!status) throw new Error('No status announces the count.')
    const options = { childList: true, characterData: true, subtree: true }
    new MutationObserver(() => announced.push(status.textContent ?? '')).observe(status, options)
  })
  // The page's clock goes on by 60 ms for each letter, however long the machine takes.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('combobox').focus()
  for (const letter of 'paithani') {
    await page.keyboard.press(letter)
    await page.clock.runFor(60)
  }
  await page.clock.resume()
  await expect(productTitles(page)).toHaveCount(1)
  await expect(page.getByText('1 product shown')).toBeAttached()
  expect(await page.evaluate(() => (window as never as { announced: string[] }).announced)).toEqual([
    '1 product shown',
  ])
})
