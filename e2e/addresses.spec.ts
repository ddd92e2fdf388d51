import type { Locator, Page } from '@playwright/test'
import { demoAccount } from '../src/contract/demoAccount'
import { expect, test } from './support/fixtures'
import { paithani } from './support/products'
import {
  addAddress,
  addToCart,
  expectPath,
  expectToast,
  fillAddress,
  openAsGuest,
  savedAddress,
  studio,
  toasts,
  visit,
} from './support/shopper'

const guest = demoAccount.name

async function openAddressStep(page: Page): Promise<void> {
  await visit(page, 'Products')
  await addToCart(page, paithani)
  await visit(page, 'Cart')
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Shipping Address' })).toBeVisible()
}

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

test('the profile validates, adds, edits and deletes addresses', { tag: '@phone' }, async ({ page }) => {
  await openAsGuest(page)
  const form = page.getByRole('form', { name: 'Add Address' })
  const required = page.getByText('All fields are required.', { exact: true })
  const addresses = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem')

  await test.step('there is one address by default', async () => {
    await expect(addresses).toHaveCount(1)
    await expect(savedAddress(page, guest)).toContainText('Plot 14, Paithan Road')
    await expect(savedAddress(page, guest)).toContainText('Aurangabad 431005')
    await expect(savedAddress(page, guest)).toContainText('Maharashtra, India')
  })

  await test.step('an empty form shows an error in red', async () => {
    await page.getByRole('button', { name: 'Add Address' }).click()
    await expect(required).toHaveCount(0)
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(required).toBeVisible()
    const [red = 0, green = 255, blue = 255] = await colourOf(required)
    expect(red).toBeGreaterThan(2 * Math.max(green, blue))
    await expect(addresses).toHaveCount(1)
  })

  await test.step('each field is required, and whitespace counts as empty', async () => {
    for (const label of Object.keys(studio)) {
      await fillAddress(page, { ...studio, [label]: '   ' })
      await form.getByRole('button', { name: 'Add', exact: true }).click()
      await expect(required).toBeVisible()
      await expect(form.getByLabel(label, { exact: true })).toBeFocused()
      await expect(addresses).toHaveCount(1)
    }
  })

  await test.step('the zipcode must be numeric', async () => {
    await fillAddress(page, { ...studio, Zipcode: '22100I' })
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(form.getByLabel('Zipcode', { exact: true })).toBeFocused()
    await expect(form.getByText('Zipcode must contain digits only.')).toBeVisible()
    await expect(required).toHaveCount(0)
    await expect(addresses).toHaveCount(1)
  })

  await test.step('Cancel hides and resets the form', async () => {
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect(form).toHaveCount(0)
    await page.getByRole('button', { name: 'Add Address' }).click()
    for (const label of Object.keys(studio)) {
      await expect(form.getByLabel(label, { exact: true })).toHaveValue('')
    }
    await expect(form.getByRole('alert')).toHaveCount(0)
    await form.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('a complete address is added', async () => {
    await addAddress(page, studio)
    await expect(addresses).toHaveCount(2)
    for (const text of ['7 Weavers Lane', 'Varanasi 221001', 'Uttar Pradesh, India']) {
      await expect(savedAddress(page, studio.Name)).toContainText(text)
    }
  })

  await test.step('an address can be edited, and an edit cancelled', async () => {
    await page.getByRole('button', { name: `Edit address of ${studio.Name}` }).click()
    await fillAddress(page, { Street: '9 Weavers Lane' })
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(savedAddress(page, studio.Name)).toContainText('7 Weavers Lane')

    await page.getByRole('button', { name: `Edit address of ${studio.Name}` }).click()
    await expect(page.getByLabel('Street', { exact: true })).toHaveValue('7 Weavers Lane')
    await fillAddress(page, { Street: ' ' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(required).toBeVisible()
    await fillAddress(page, { Street: '11 Weavers Lane' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(savedAddress(page, studio.Name)).toContainText('11 Weavers Lane')
    await expect(addresses).toHaveCount(2)
  })

  await test.step('the addresses persist after a reload', async () => {
    await page.reload()
    await expect(addresses).toHaveCount(2)
    await expect(savedAddress(page, studio.Name)).toContainText('11 Weavers Lane')
  })

  await test.step('a double click deletes one address', async () => {
    // The next address moves under the pointer: the second click must not delete it.
    await page.getByRole('button', { name: `Delete address of ${guest}` }).dblclick()
    await expect(addresses).toHaveCount(1)
    await expect(savedAddress(page, studio.Name)).toBeVisible()
    await page.reload()
    await expect(addresses).toHaveCount(1)
    await page.getByRole('button', { name: `Delete address of ${studio.Name}` }).click()
    await expect(addresses).toHaveCount(0)
    await addAddress(page, studio)
    await expect(addresses).toHaveCount(1)
  })
})

test('the order is delivered to the selected address', async ({ page }) => {
  await openAsGuest(page)
  await openAddressStep(page)
  const next = page.getByRole('button', { name: 'Next' })
  const choice = (name: string) => page.getByRole('radio', { name })

  await test.step('no address is selected by default', async () => {
    await expect(choice(guest)).not.toBeChecked()
    await next.click()
    await expectToast(page, 'Please select an address')
    await expectPath(page, '/checkout/userAddress')
  })

  await test.step('the selected address has a thicker border', async () => {
    await addAddress(page, studio)
    const thin = await borderWidth(savedAddress(page, guest))
    expect(thin).toBeGreaterThan(0)
    expect(await borderWidth(savedAddress(page, studio.Name))).toBe(thin)
    await choice(studio.Name).check()
    expect(await borderWidth(savedAddress(page, studio.Name))).toBeGreaterThan(thin)
    await choice(guest).check()
    expect(await borderWidth(savedAddress(page, studio.Name))).toBe(thin)
    expect(await borderWidth(savedAddress(page, guest))).toBeGreaterThan(thin)
  })

  await test.step('deleting another address keeps the selection', async () => {
    await addAddress(page, { ...studio, Name: 'Zoya Khan' })
    await page.getByRole('button', { name: 'Delete address of Zoya Khan' }).click()
    await expect(choice(guest)).toBeChecked()
  })

  await test.step('deleting the selected address clears the selection', async () => {
    await page.getByRole('button', { name: `Delete address of ${guest}` }).click()
    await expect(choice(guest)).toHaveCount(0)
    await expect(choice(studio.Name)).not.toBeChecked()
    // The same toast is not shown twice at a time.
    await expect(toasts(page, 'Please select an address')).toHaveCount(0)
    await next.click()
    await expectToast(page, 'Please select an address')
    await expectPath(page, '/checkout/userAddress')
  })

  await test.step('editing the selected address updates the delivery details', async () => {
    await choice(studio.Name).check()
    await page.getByRole('button', { name: `Edit address of ${studio.Name}` }).click()
    await fillAddress(page, { Name: 'Ila Mehta-Rao', City: 'Surat', Zipcode: '395001', State: 'Gujarat' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(choice('Ila Mehta-Rao')).toBeChecked()
    await next.click()
    await expectPath(page, '/checkout/orderSummary')
    const delivery = page.getByRole('region', { name: 'Delivery Details' })
    for (const text of ['Ila Mehta-Rao', '7 Weavers Lane', 'Surat 395001', 'Gujarat, India']) {
      await expect(delivery.getByText(text, { exact: true })).toBeVisible()
    }
  })
})

test('addresses and the selection persist after a reload', async ({ page }) => {
  await openAsGuest(page)
  await openAddressStep(page)
  await addAddress(page, studio)
  await page.getByRole('radio', { name: studio.Name }).check()
  await page.reload()
  await expectPath(page, '/checkout/userAddress')
  await expect(savedAddress(page, studio.Name)).toBeVisible()
  await expect(page.getByRole('radio', { name: studio.Name })).toBeChecked()
})

test('another user does not see the addresses', async ({ page }) => {
  await openAsGuest(page)
  await addAddress(page, studio)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectPath(page, '/logout')
  await page.goto('/signup')
  await page.getByLabel('Name', { exact: true }).fill('Zoya Khan')
  await page.getByLabel('Email', { exact: true }).fill('zoya@resham.example')
  await page.getByLabel('Password', { exact: true }).fill('mulberry')
  await page.getByLabel('Confirm Password', { exact: true }).fill('mulberry')
  await page.getByRole('button', { name: 'Create new account' }).click()
  await expectPath(page, '/')
  await visit(page, 'Profile')
  await expect(page.getByRole('list', { name: 'Addresses' }).getByRole('listitem')).toHaveCount(1)
  await expect(savedAddress(page, 'Zoya Khan')).toContainText('Plot 14, Paithan Road')
  await expect(page.getByText(studio.Name)).toHaveCount(0)
  await expect(page.getByText(guest)).toHaveCount(0)
})
