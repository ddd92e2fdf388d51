import type { Locator, Page } from '@playwright/test'
import { demoAccount } from '../src/contract/demoAccount'
import { expect, test } from './fixtures'
import { kanjivaram, paithani } from './garments'
import { settled } from './measures'
import {
  addToCart,
  arriveAsGuest,
  expectCounts,
  expectToast,
  expectToBeAt,
  garmentOn,
  studio,
  visit,
} from './shopper'

/** Presses Tab and expects to stand on each of these, one after another. */
async function tabThrough(page: Page, stops: Locator[]): Promise<void> {
  for (const stop of stops) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
}

type Stop = { name: string; isRinged: boolean; isSeen: boolean; isBody: boolean }

/** What has the focus: whether a ring is drawn around it, and whether anything lies upon it. */
function currentStop(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    const stop = document.activeElement ?? document.body
    const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    // The link of a card is as large as the card: its ring is drawn by what covers it.
    const drawn = [null, '::before', '::after'].map((part) => getComputedStyle(stop, part))
    const { top, left, width, height } = stop.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
    return {
      name:
        stop.getAttribute('aria-label') ??
        (stop.textContent?.trim() || stop.getAttribute('name') || stop.tagName),
      isRinged: drawn.some(isRing),
      isSeen: above !== null && (stop.contains(above) || above.contains(stop)),
      isBody: stop === document.body,
    }
  })
}

/** Goes through a whole page with Tab. Every stop has to show itself. */
async function expectVisibleStops(page: Page): Promise<number> {
  await settled(page)
  const names: string[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const { name, isRinged, isSeen, isBody } = await currentStop(page)
    // After the last stop the focus leaves the page.
    if (isBody || names.length > 300) return names.length
    names.push(name)
    expect.soft(isRinged, `no ring around '${name}' on ${page.url()}`).toBe(true)
    expect.soft(isSeen, `something lies upon '${name}' on ${page.url()}`).toBe(true)
  }
}

test('the keyboard goes from the head of the page to the garments', async ({ page }) => {
  await page.goto('/products')
  await settled(page)
  const header = page.getByRole('banner')
  const card = garmentOn(page, kanjivaram)
  await tabThrough(page, [
    page.getByRole('link', { name: 'Skip to content' }),
    header.getByRole('link', { name: 'Resham' }),
    header.getByRole('combobox'),
    header.getByRole('link', { name: 'Products' }),
    header.getByRole('link', { name: /^Wishlist/ }),
    header.getByRole('link', { name: /^Cart/ }),
    header.getByRole('link', { name: 'Profile' }),
    page.getByRole('button', { name: 'Clear', exact: true }),
    page.getByRole('checkbox', { name: 'Saree' }),
    page.getByRole('checkbox', { name: 'Lehenga' }),
    page.getByRole('checkbox', { name: 'Dupatta' }),
    page.getByRole('checkbox', { name: 'Kurti' }),
    page.getByRole('slider', { name: 'Rating' }),
    page.getByRole('radio', { name: 'Low to High' }),
    card.getByRole('link', { name: kanjivaram.title }),
    card.getByRole('button', { name: 'Add to cart' }),
    card.getByRole('button', { name: 'Add to Wishlist' }),
  ])
})

test('the skip link shows itself and leads past the header', async ({ page }) => {
  await page.goto('/products')
  await settled(page)
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(skip).not.toBeInViewport()
  await tabThrough(page, [page.getByRole('button', { name: 'Clear', exact: true })])
})

for (const path of ['/', '/products', `/products/${paithani.id}`, '/login', '/signup', '/mockMan']) {
  test(`every stop of the keyboard on ${path} can be seen`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path)
    // The skip link, the header and the footer alone are 16.
    expect(await expectVisibleStops(page)).toBeGreaterThan(16)
  })
}

test('every stop of the keyboard in the cart and at the addresses can be seen', async ({ page }) => {
  await arriveAsGuest(page, '/products')
  await addToCart(page, paithani)
  // The heading takes the focus on arrival: only then can the round begin.
  await visit(page, 'Cart')
  await expect(page.getByRole('heading', { name: 'My Cart' })).toBeFocused()
  await expectVisibleStops(page)
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByRole('heading', { name: 'Shipping Address' })).toBeFocused()
  await expectVisibleStops(page)
})

test('filters work from the keyboard', async ({ page }) => {
  await page.goto('/products')
  await settled(page)
  const count = page.getByText(/^\d+ products?$/)
  await page.getByRole('checkbox', { name: 'Dupatta' }).focus()
  await page.keyboard.press('Space')
  await expect(count).toHaveText('5 products')
  await page.getByRole('slider', { name: 'Rating' }).focus()
  for (const _step of [2, 3, 4]) await page.keyboard.press('ArrowRight')
  await expect(count).toHaveText('2 products')
  await page.getByRole('radio', { name: 'Low to High' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('radio', { name: 'Low to High' })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'High to Low' })).toBeChecked()
})

test('the focus stays with what was added, moved and removed', async ({ page }) => {
  await arriveAsGuest(page, '/products')
  const card = garmentOn(page, paithani)

  await test.step('Add to Wishlist keeps it', async () => {
    await card.getByRole('button', { name: 'Add to Wishlist' }).focus()
    await page.keyboard.press('Enter')
    await expect(card.getByRole('button', { name: 'Remove from Wishlist' })).toBeFocused()
    await expectCounts(page, { wishlist: 1 })
  })

  await test.step('Add to cart hands it on to Go to cart', async () => {
    await card.getByRole('button', { name: 'Add to cart' }).focus()
    await page.keyboard.press('Enter')
    await expect(card.getByRole('link', { name: 'Go to cart' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectToBeAt(page, '/cart')
  })

  await test.step('the plus button keeps it', async () => {
    const plus = garmentOn(page, paithani).getByRole('button', { name: 'Increase quantity' })
    await plus.focus()
    await page.keyboard.press('Enter')
    await expect(garmentOn(page, paithani).getByText('Quantity 2')).toBeVisible()
    await expect(plus).toBeFocused()
  })
})

test('a whole order without a mouse', async ({ page }) => {
  await page.goto(`/products/${paithani.id}`)
  const press = async (control: Locator) => {
    await control.focus()
    await page.keyboard.press('Enter')
  }
  await press(page.getByRole('button', { name: 'Add to cart' }))
  await expectToBeAt(page, '/login')
  await page.getByLabel('Email', { exact: true }).focus()
  await page.keyboard.type(demoAccount.email)
  await page.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.type(demoAccount.password)
  await page.keyboard.press('Enter')
  await expectToBeAt(page, `/products/${paithani.id}`)
  await press(page.getByRole('link', { name: 'Go to cart' }))
  await press(page.getByRole('link', { name: 'Checkout' }))

  await press(page.getByRole('button', { name: 'Add Address' }))
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  for (const [index, text] of Object.values(studio).entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Add Address' })).toBeFocused()
  await page.getByRole('radio', { name: studio.Name }).focus()
  await page.keyboard.press('Space')
  await press(page.getByRole('button', { name: 'Next' }))
  await expectToBeAt(page, '/checkout/orderSummary')
  await press(page.getByRole('button', { name: 'Place Order' }))
  await expectToast(page, 'Order Placed Successfully')
  await expectToBeAt(page, '/orderSuccessful')
})

test('whoever arrives somewhere hears where, and goes on from there', async ({ page }) => {
  await page.goto('/products')
  await settled(page)
  const card = garmentOn(page, kanjivaram)
  await card.getByRole('link', { name: kanjivaram.title }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: kanjivaram.title })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeFocused()
  await page.getByRole('combobox').focus()
  await page.keyboard.type('silk')
  await expect(page.getByRole('combobox')).toBeFocused()
})
