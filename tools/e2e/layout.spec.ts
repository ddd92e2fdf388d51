import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import {
  atEveryWidth,
  BOTTOM_BAR_BELOW,
  cutOffText,
  edgesOf,
  expectNoLayoutShift,
  horizontalOverflow,
  overlaps,
  recordLayoutShifts,
  scrollToTheEnd,
  WIDTHS,
} from './support/layoutChecks'
import { kanjivaram, organzaLehenga, paithani, publicPaths } from './support/products'
import { visualOrderMismatches } from './support/readingOrder'
import {
  addAddress,
  addToCart,
  addToWishlist,
  expectPath,
  expectToast,
  fillIn,
  measureToast,
  openAsGuest,
  openFilters,
  openPage,
  placeOrder,
  productItem,
  search,
  signUp,
  visit,
} from './support/shopper'

/**
 * Expects the page to have no accessibility violations and to fit at every width: no horizontal scrolling, overlaps or
 * cut-off text, and a visual order that matches the DOM order.
 */
async function expectToFit(page: Page, state = new URL(page.url()).pathname): Promise<void> {
  const header = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  await expectNoViolations(page, state)
  // The widths are the same in both projects.
  if (test.info().project.name === 'phone') return
  await atEveryWidth(page, async (width) => {
    const at = `${state} at ${width} px`
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
  await page.evaluate(() => scrollTo(0, 0))
}

/**
 * Opens the page, and expects nothing to move while it loads. `recordLayoutShifts` has to be called before.
 */
async function openWithoutShift(page: Page, path: string): Promise<void> {
  await openPage(page, path)
  await expectNoLayoutShift(page)
}

// No field of an address can have a longer word.
const longWord = 'Kanjivaram'.repeat(10)

for (const path of [...publicPaths, '/products/nothing']) {
  test(`${path} is accessible, fits every viewport and does not shift`, { tag: '@phone' }, async ({
    page,
  }) => {
    await recordLayoutShifts(page)
    await openWithoutShift(page, path)
    await expectToFit(page)
  })
}

test('errors and empty lists are accessible and fit every viewport', { tag: '@phone' }, async ({
  page,
  expectedErrors,
}) => {
  test.slow()
  expectedErrors.push(/logIn failed: .+ is not Registered/)
  await page.goto('/signup')
  await page.getByRole('button', { name: 'Create new account' }).click()
  await expect(page.getByText(/ is required\.$/)).toHaveCount(4)
  await expectToFit(page, 'an incomplete sign-up')

  await page.goto('/login')
  await fillIn(page, { Email: 'nobody@resham.example', Password: 'silk' })
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'not Registered' })).toBeVisible()
  await expectNoViolations(page, 'a failed log-in with its toast')

  await page.goto('/products')
  await search(page, longWord.repeat(3))
  await expect(page.getByText('No products to display!')).toBeVisible()
  await expectToFit(page, 'an empty listing')
  const field = await edgesOf(page.getByRole('combobox'))
  expect(field.right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeInViewport({ ratio: 1 })

  await openAsGuest(page)
  await recordLayoutShifts(page)
  for (const path of ['/wishlist', '/cart', '/profile']) {
    await openWithoutShift(page, path)
    await expectToFit(page)
  }
})

test('filters and enlarged images are accessible', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/products')
  await openFilters(page)
  await page.getByRole('checkbox', { name: 'Saree' }).check()
  await expectNoViolations(page, 'a filtered listing')

  await page.goto(`/products/${kanjivaram.id}`)
  await page.getByRole('button', { name: `Enlarge the picture of ${kanjivaram.title}` }).click()
  const dialog = page.getByRole('dialog', { name: `Pictures of ${kanjivaram.title}` })
  await expect(dialog.getByText('Zoom 100%', { exact: true })).toBeVisible()
  await expectNoViolations(page, 'an enlarged image')
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await expect(dialog.getByText('Zoom 175%', { exact: true }).first()).toBeVisible()
  await expectNoViolations(page, 'a picture that is zoomed')
})

test('long words in the title and the description of a product fit', async ({ page }) => {
  await openPage(page, `/products/${kanjivaram.id}`)
  for (const text of [page.getByRole('heading', { level: 1 }), page.getByText(/^Three shuttles/)])
    await text.evaluate((element, word) => {
      element.textContent = word
    }, longWord)
  await atEveryWidth(page, async (width) => {
    expect(await horizontalOverflow(page), `${width} px`).toEqual({ by: 0, because: [] })
  })
})

test('the pages of a user with long words are accessible and fit, up to an order', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow()
  const email = `${'a'.repeat(60)}@resham.example`
  await signUp(page, { Name: 'A'.repeat(60), Email: email, Password: 'mulberry' })
  await visit(page, 'Products')
  for (const product of [kanjivaram, paithani]) await addToCart(page, product)
  for (const product of [kanjivaram, organzaLehenga]) await addToWishlist(page, product)
  await expectToast(page, 'Item Added to Wishlist!')
  await expectNoViolations(page, 'a listing with products in cart and wishlist, and toasts')
  await visit(page, 'Wishlist')
  await expectToFit(page)

  await visit(page, 'Profile')
  await addAddress(page, {
    Name: longWord,
    Street: longWord,
    City: longWord,
    Zipcode: '9'.repeat(12),
    State: longWord,
    Country: longWord,
  })
  await expectToFit(page)
  await page.getByRole('button', { name: 'Edit name' }).click()
  await page.getByRole('button', { name: 'Add Address' }).click()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('All fields are required.')).toBeVisible()
  await expectToFit(page, 'a profile being edited, with an incomplete address')

  await visit(page, 'Cart')
  await expectToFit(page)
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.getByRole('radio', { name: longWord }).check()
  await expectToFit(page)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('region', { name: 'Delivery Details' })).toContainText(longWord)
  await expectToFit(page)
  await placeOrder(page)
  await expect(page.getByText(/^It should be with you by /)).toBeVisible()
  await expectToFit(page, 'an order that was placed')
  await visit(page, 'Profile')
  await expect(page.getByRole('region', { name: 'Orders' }).getByRole('link').first()).toBeVisible()
  await expectToFit(page, 'a profile with an order')
  await page.getByRole('link', { name: /^Order / }).click()
  await expect(page.getByText(/^Arrives by /)).toBeVisible()
  await expectToFit(page, 'the page of an order')
})

for (const width of WIDTHS) {
  test(`toasts fit a viewport of ${width} px, above the bar`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 })
    await page.goto('/login')
    const bar = await edgesOf(page.getByRole('banner').getByRole('navigation'))
    const bottom = width < BOTTOM_BAR_BELOW ? bar.top : 600
    await page.getByRole('button', { name: 'Login as guest' }).click()
    const { left, right } = await measureToast(page, 'Successfully Logged In!', bottom)
    expect(left).toBeGreaterThan(0)
    expect(right).toBeLessThan(width)
    // On the right, except on narrow viewports.
    if (width >= BOTTOM_BAR_BELOW) expect(left).toBeGreaterThan(width / 2)
  })
}

test('the header stays in view, and on a phone the bar too', async ({ page }) => {
  await openPage(page, '/products')
  await atEveryWidth(page, async (width) => {
    await scrollToTheEnd(page)
    await expect(page.getByRole('combobox')).toBeInViewport({ ratio: 1 })
    const nav = await edgesOf(page.getByRole('navigation', { name: 'Main' }))
    if (width < BOTTOM_BAR_BELOW) expect(nav.bottom).toBe(740)
    else expect(nav.top).toBeGreaterThanOrEqual(0)
  })
})

test('the shop uses its own fonts', async ({ page }) => {
  await openPage(page, '/')
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
  const onThePicture = { x: width / 2, y: height / 3 }
  await card.click({ position: onThePicture })
  await expectPath(page, `/products/${paithani.id}`)
  for (const text of ['4.9', 'Rs. 29,650', '15% off']) {
    await page.goBack()
    // A press while the picture moves has a test of its own.
    await expect(card.locator('picture').first()).toHaveCSS('view-transition-name', 'none')
    // The link is above the text.
    await card.getByText(text, { exact: true }).click({ force: true })
    await expectPath(page, `/products/${paithani.id}`)
  }
})
