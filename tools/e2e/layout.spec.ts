import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import {
  atEveryWidth,
  BOTTOM_BAR_BELOW,
  cutOffText,
  edgesOf,
  horizontalOverflow,
  overlaps,
  scrollToTheEnd,
  WIDTHS,
  waitForContent,
} from './support/layoutChecks'
import { ikatKurti, kanjivaram, organzaLehenga, paithani, publicPaths } from './support/products'
import { visualOrderMismatches } from './support/readingOrder'
import {
  addAddress,
  addToCart,
  addToWishlist,
  expectPath,
  openAsGuest,
  productItem,
  search,
  toasts,
  visit,
} from './support/shopper'

/**
 * Expects the page to fit at every width: no horizontal scrolling, overlaps or cut-off text, and a visual order that
 * matches the DOM order.
 */
async function expectToFit(page: Page): Promise<void> {
  const header = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  await waitForContent(page)
  await atEveryWidth(page, async (width) => {
    const at = `${new URL(page.url()).pathname} at ${width} px`
    await expect
      .poll(() => horizontalOverflow(page), `${at} scrolls horizontally`)
      .toEqual({ by: 0, because: [] })
    expect(await overlaps(header), `overlaps in the header of ${at}`).toEqual([])
    expect(await overlaps(footer), `overlaps in the footer of ${at}`).toEqual([])
    expect(await cutOffText(page.locator('body')), `cut off on ${at}`).toEqual([])
    for (const part of [page.getByRole('main'), footer])
      expect(await visualOrderMismatches(part), `not in DOM order on ${at}`).toEqual([])

    await scrollToTheEnd(page)
    const last = await edgesOf(footer.getByRole('link').last())
    const bar = await edgesOf(header.getByRole('navigation'))
    if (width < BOTTOM_BAR_BELOW)
      expect(last.bottom, `the bar covers the end of ${at}`).toBeLessThanOrEqual(bar.top)
    else expect(last.bottom, `the end of ${at} is out of reach`).toBeLessThanOrEqual(900)
  })
}

// As long as an address can have it.
const longWord = 'Kanjivaram'.repeat(10)

for (const path of publicPaths) {
  test(`${path} fits every viewport`, async ({ page }) => {
    await page.goto(path)
    await expectToFit(page)
  })
}

test('forms with errors fit every viewport', async ({ page }) => {
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Create new account' }).click()
  await expect(page.getByText(/ is required\.$/)).toHaveCount(4)
  await expectToFit(page)
  await openAsGuest(page)
  await page.getByRole('button', { name: 'Add Address' }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('All fields are required.')).toBeVisible()
  await expectToFit(page)
})

test('empty lists fit every viewport', async ({ page }) => {
  await openAsGuest(page)
  for (const path of ['/wishlist', '/cart', '/profile']) {
    await page.goto(path)
    await expectToFit(page)
  }
  await page.goto('/products')
  await search(page, 'velvet')
  await expect(page.getByText('No products to display!')).toBeVisible()
  await expectToFit(page)
})

test('wishlist, cart and checkout fit every viewport', async ({ page }) => {
  await openAsGuest(page, '/products')
  await addToCart(page, kanjivaram)
  await addToCart(page, ikatKurti)
  await addToWishlist(page, kanjivaram)
  await addToWishlist(page, organzaLehenga)
  await visit(page, 'Wishlist')
  await expectToFit(page)
  await visit(page, 'Cart')
  await expectToFit(page)
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expectToFit(page)
  await page.getByRole('radio').check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expectPath(page, '/checkout/orderSummary')
  await expectToFit(page)
})

test('long words do not break the layout', async ({ page }) => {
  await test.step('in the search', async () => {
    await page.goto('/products')
    await search(page, longWord.repeat(3))
    await expect(page.getByText('No products to display!')).toBeVisible()
    await atEveryWidth(page, async (width) => {
      expect(await horizontalOverflow(page), `${width} px`).toEqual({ by: 0, because: [] })
      const field = await edgesOf(page.getByRole('combobox'))
      expect(field.right, `${width} px`).toBeLessThanOrEqual(width)
      await expect(page.getByRole('button', { name: 'Clear search' })).toBeInViewport({ ratio: 1 })
    })
  })

  await test.step('in the title and the description of a product', async () => {
    await page.goto(`/products/${kanjivaram.id}`)
    await waitForContent(page)
    for (const text of [page.getByRole('heading', { level: 1 }), page.getByText(/^Three shuttles/)])
      await text.evaluate((element, word) => {
        element.textContent = word
      }, longWord)
    await atEveryWidth(page, async (width) => {
      expect(await horizontalOverflow(page), `${width} px`).toEqual({ by: 0, because: [] })
    })
  })

  await test.step('in the name and the email of a user', async () => {
    await page.goto('/signup')
    await page.getByLabel('Name', { exact: true }).fill('A'.repeat(60))
    await page.getByLabel('Email', { exact: true }).fill(`${'a'.repeat(60)}@resham.example`)
    await page.getByLabel('Password', { exact: true }).fill('mulberry')
    await page.getByLabel('Confirm Password', { exact: true }).fill('mulberry')
    await page.getByRole('button', { name: 'Create new account' }).click()
    await expectPath(page, '/')
    await visit(page, 'Profile')
    await expect(
      page.getByRole('region', { name: 'Your details' }).getByText('A'.repeat(60), { exact: true }),
    ).toBeVisible()
    await expectToFit(page)
  })

  await test.step('in an address, up to the summary', async () => {
    const address = {
      Name: longWord,
      Street: longWord,
      City: longWord,
      Zipcode: '9'.repeat(12),
      State: longWord,
      Country: longWord,
    }
    await addAddress(page, address)
    await expectToFit(page)
    await visit(page, 'Products')
    await search(page, '')
    await addToCart(page, paithani)
    await visit(page, 'Cart')
    await page.getByRole('link', { name: 'Checkout' }).click()
    await page.getByRole('radio', { name: longWord }).check()
    await expectToFit(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('region', { name: 'Delivery Details' })).toContainText(longWord)
    await expectToFit(page)
  })
})

for (const width of WIDTHS) {
  test(`toasts fit a viewport of ${width} px, above the bar`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 })
    await page.goto('/login')
    const bar = await edgesOf(page.getByRole('banner').getByRole('navigation'))
    const bottom = width < BOTTOM_BAR_BELOW ? bar.top : 600
    await page.getByRole('button', { name: 'Login as guest' }).click()
    // It slides in from below, and closes after three seconds: measured in the page, however slow the machine is.
    const { left, right } = await toasts(page, 'Successfully Logged In!').evaluate(
      (toast, limit) =>
        new Promise<DOMRect>((resolve) => {
          const measure = () => {
            const rect = toast.getBoundingClientRect()
            if (rect.bottom <= limit) resolve(rect.toJSON())
            else requestAnimationFrame(measure)
          }
          measure()
        }),
      bottom,
    )
    expect(left).toBeGreaterThan(0)
    expect(right).toBeLessThan(width)
    // On the right, except on narrow viewports.
    if (width >= BOTTOM_BAR_BELOW) expect(left).toBeGreaterThan(width / 2)
  })
}

test('the header stays in view, and on a phone the bar too', async ({ page }) => {
  await page.goto('/products')
  await waitForContent(page)
  await atEveryWidth(page, async (width) => {
    await scrollToTheEnd(page)
    await expect(page.getByRole('combobox')).toBeInViewport({ ratio: 1 })
    const nav = await edgesOf(page.getByRole('navigation', { name: 'Main' }))
    if (width < BOTTOM_BAR_BELOW) expect(nav.bottom).toBe(740)
    else expect(nav.top).toBeGreaterThanOrEqual(0)
  })
})

test('the shop uses its own fonts', async ({ page }) => {
  await page.goto('/')
  await waitForContent(page)
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  )
  expect(loaded).toEqual(expect.arrayContaining(['Resham Display', 'Resham Sans']))
})

test('the whole card opens the product, except its buttons', async ({ page }) => {
  await page.goto('/products')
  const card = productItem(page, paithani)
  await card.getByRole('button', { name: 'Add to Wishlist' }).click()
  await expectPath(page, '/login')
  await page.goBack()
  const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 }
  await card.click({ position: { x: width / 2, y: height / 3 } })
  await expectPath(page, `/products/${paithani.id}`)
})
