import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { paithani } from './support/products'
import {
  addToCart,
  expectCounts,
  expectPath,
  expectToast,
  heading,
  openAsGuest,
  visit,
} from './support/shopper'

test('a shopper follows an order, prints it, buys it again and cancels that', {
  tag: ['@phone', '@mock'],
}, async ({ page }) => {
  await openAsGuest(page)
  await visit(page, 'Products')
  await addToCart(page, paithani)
  await visit(page, 'Cart')
  const order = async () => {
    await page.getByRole('link', { name: 'Checkout' }).click()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Place Order' }).click()
    await page.getByRole('link', { name: /^Order / }).click()
    await expect(heading(page, /^Order [0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible()
    return new URL(page.url()).pathname
  }
  const step = (name: string) =>
    page.getByRole('region', { name: 'Status' }).getByRole('listitem').filter({ hasText: name })

  const path = await test.step('the placed order leads to its page', async () => {
    const opened = await order()
    await expect(step('Placed')).toHaveAttribute('aria-current', 'step')
    await expect(page.getByText(/^Arrives by /)).toBeVisible()
    await expectNoViolations(page, 'an order')
    return opened
  })

  await test.step('what the owner does is seen when the tab is looked at again', async () => {
    const other = await page.context().newPage()
    await other.goto('/mockMan')
    await other.getByRole('button', { name: 'Advance the latest order' }).click()
    await expect(other.getByText('The latest order is one step further.')).toBeVisible()
    await other.close()
    await expect(step('Packed')).toHaveAttribute('aria-current', 'step')
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  })

  await test.step('the printed sheet has no buttons, pictures, header and footer', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('Resham', { exact: true }).filter({ visible: true })).toHaveCount(1)
    await expect(heading(page, /^Order /)).toBeVisible()
    await expect(page.getByText(paithani.title).filter({ visible: true })).toHaveCount(1)
    for (const hidden of [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('main img')])
      await expect(hidden.first()).toBeHidden()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('it is bought again', async () => {
    await page.getByRole('button', { name: 'Buy again' }).click()
    await expectPath(page, '/cart')
    await expectToast(page, 'Item Added to Cart!')
    await expectCounts(page, { cart: 1 })
  })

  await test.step('the second order is cancelled', async () => {
    expect(await order()).not.toBe(path)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' })
    await expect(dialog.getByRole('button', { name: 'Keep order' })).toBeFocused()
    await expectNoViolations(page, 'the question before an order is cancelled')
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(step('Cancelled')).toHaveAttribute('aria-current', 'step')
    await expect(page.getByRole('heading', { name: 'Status' })).toBeFocused()
    await expectNoViolations(page, 'a cancelled order')
  })

  await test.step('the profile lists both', async () => {
    await visit(page, 'Profile')
    const entries = page.getByRole('region', { name: 'Orders' }).getByRole('heading', { level: 3 })
    await expect(entries).toHaveCount(2)
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
    await expect(page.getByText('Packed', { exact: true })).toBeVisible()
    const [entry] = await page.getByRole('region', { name: 'Orders' }).locator('li:has(h3)').all()
    // The link is above the picture.
    await entry?.locator('picture').click({ force: true })
    await expect(step('Cancelled')).toHaveAttribute('aria-current', 'step')
  })
})
