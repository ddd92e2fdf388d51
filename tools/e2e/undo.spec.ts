import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { atEveryWidth, horizontalOverflow } from './support/layoutChecks'
import { kanjivaram, paithani } from './support/products'
import { expectCounts, openCart, productItem, toasts } from './support/shopper'

test('Undo stands where the line was, longer than the toast, and has the focus of the keyboard', async ({
  page,
}) => {
  await openCart(page, [paithani, kanjivaram])
  const first = await productItem(page, paithani).boundingBox()
  await productItem(page, paithani).getByRole('button', { name: 'Remove from Cart' }).press('Enter')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  expect((await undo.boundingBox())?.y).toBeLessThan((first?.y ?? 0) + 80)
  await expectNoViolations(page, 'the cart with Undo')
  await atEveryWidth(page, async () => {
    await expect(undo).toBeVisible()
    expect(await horizontalOverflow(page)).toEqual({ by: 0, because: [] })
  })
  await expect(toasts(page, 'Item Removed from Cart!')).toHaveCount(0)
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(productItem(page, paithani).getByRole('link', { name: paithani.title })).toBeFocused()
  await expect(undo).toHaveCount(0)
  await expectCounts(page, { cart: 2 })
})
