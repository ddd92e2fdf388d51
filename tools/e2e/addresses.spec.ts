import type { Locator } from '@playwright/test'
import { demoAccount } from '@resham/contract/demoAccount'
import { expect, test } from './support/fixtures'
import { addAddress, openAsGuest, savedAddress, studio } from './support/shopper'

const guest = demoAccount.name

/** The border width of an address, in px. */
function borderWidth(address: Locator): Promise<number> {
  return address.evaluate((item) =>
    Math.max(
      ...[item, ...item.children].map((element) =>
        Number.parseFloat(getComputedStyle(element).borderTopWidth),
      ),
    ),
  )
}

/** Red, green and blue of a text, 0 to 255. */
async function colourOf(text: Locator): Promise<number[]> {
  const colour = await text.evaluate((element) => getComputedStyle(element).color)
  return (colour.match(/\d+/g) ?? []).map(Number)
}

test('an error of the form is red, and the selected address has a thicker border', async ({ page }) => {
  await openAsGuest(page, '/checkout/userAddress')
  await page.getByRole('button', { name: 'Add Address' }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const [red = 0, green = 255, blue = 255] = await colourOf(page.getByText('All fields are required.'))
  expect(red).toBeGreaterThan(2 * Math.max(green, blue))
  await page.getByRole('button', { name: 'Cancel' }).click()

  await addAddress(page, studio)
  const thin = await borderWidth(savedAddress(page, guest))
  expect(thin).toBeGreaterThan(0)
  for (const [name, other] of [
    [studio.Name, guest],
    [guest, studio.Name],
  ] as const) {
    await page.getByRole('radio', { name }).check()
    expect(await borderWidth(savedAddress(page, name))).toBeGreaterThan(thin)
    expect(await borderWidth(savedAddress(page, other))).toBe(thin)
  }
})

test('the buttons of the form are in view above the bar on a phone, and cover no field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAsGuest(page, '/checkout/userAddress')
  await page.getByRole('button', { name: 'Add Address' }).click()
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN
  const bottom = async (locator: Locator) => {
    const box = await locator.boundingBox()
    return box ? box.y + box.height : Number.NaN
  }
  const add = page.getByRole('button', { name: 'Add', exact: true })
  const next = page.getByRole('button', { name: 'Next' })
  await expect.poll(async () => (await bottom(add)) <= (await top(next))).toBe(true)
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 })
  for (const label of Object.keys(studio)) {
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toBeFocused()
    await expect.poll(async () => (await bottom(field)) <= (await top(add)), label).toBe(true)
    await page.keyboard.press('Tab')
  }
})
