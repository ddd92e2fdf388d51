import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { ikatKurti, kanjivaram, organzaLehenga, paithani, phulkari } from './garments'
import {
  atEveryWidth,
  BAR_BELOW,
  boxOf,
  overlaps,
  scrollToTheEnd,
  settled,
  sideways,
  WIDTHS,
} from './measures'
import {
  addToCart,
  addToWishlist,
  arriveAsGuest,
  expectToast,
  expectToBeAt,
  garmentOn,
  toasts,
  visit,
} from './shopper'

const ways = { '/cart': 'Checkout', '/checkout/userAddress': 'Next', '/checkout/orderSummary': 'Place Order' }

const wayOn = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Price Details' })
    .getByRole(name === 'Checkout' ? 'link' : 'button', { name })

const inLine = (page: Page, garment: typeof paithani, name: string): Locator =>
  garmentOn(page, garment).getByRole('button', { name })

/** Opens the cart with some garments in it, as the guest. */
async function arriveAtTheCart(page: Page, garments = [kanjivaram, paithani, ikatKurti]): Promise<void> {
  await arriveAsGuest(page, '/products')
  for (const garment of garments) await addToCart(page, garment)
  await visit(page, 'Cart')
  await settled(page)
}

/** Goes through the three steps and looks at each. */
async function atEveryStep(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  await expectToBeAt(page, '/cart')
  await look('/cart')
  await wayOn(page, 'Checkout').click()
  await expectToBeAt(page, '/checkout/userAddress')
  await look('/checkout/userAddress')
  await page.getByRole('radio').check()
  await wayOn(page, 'Next').click()
  await expectToBeAt(page, '/checkout/orderSummary')
  await look('/checkout/orderSummary')
}

test('the way to an order shows where one is', { tag: '@phone' }, async ({ page }) => {
  const steps = page.getByRole('navigation', { name: 'Checkout' })
  const expected = {
    '/cart': `
      - list:
        - listitem: Cart
        - listitem: Address
        - listitem: Summary
    `,
    '/checkout/userAddress': `
      - list:
        - listitem:
          - link "Cart"
        - listitem: Address
        - listitem: Summary
    `,
    '/checkout/orderSummary': `
      - list:
        - listitem:
          - link "Cart"
        - listitem:
          - link "Address"
        - listitem: Summary
    `,
  }
  const here = { '/cart': 'Cart', '/checkout/userAddress': 'Address', '/checkout/orderSummary': 'Summary' }
  await arriveAtTheCart(page, [paithani])
  await atEveryStep(page, async (path) => {
    await expect(steps).toMatchAriaSnapshot(expected[path as keyof typeof expected])
    await expect(steps.locator('[aria-current=step]')).toHaveText(here[path as keyof typeof here])
  })
  await steps.getByRole('link', { name: 'Cart' }).click()
  await expectToBeAt(page, '/cart')
})

test('the total and the way on stay in view on every screen', async ({ page }) => {
  await arriveAtTheCart(page, [kanjivaram, paithani, ikatKurti, phulkari])
  const total = page.getByRole('definition').filter({ hasText: 'Rs. 61,580' })
  const last = page.getByRole('main').getByRole('listitem').last()
  const end = page.getByText('Each design is counted once')
  const steps = page.getByRole('navigation', { name: 'Checkout' })
  await atEveryStep(page, async (path) => {
    const way = wayOn(page, ways[path as keyof typeof ways])
    await settled(page)
    await atEveryWidth(page, async (width) => {
      const at = `${path} at ${width} px`
      // At the top of the page, with the last of what it is about in view, and with the end of the prices.
      for (const part of [steps, last, end]) {
        await part.scrollIntoViewIfNeeded()
        await expect(way, at).toBeInViewport({ ratio: 1 })
        await expect(total, at).toBeInViewport({ ratio: 1 })
        await expect(way).toHaveCount(1)
        await expect(total).toHaveCount(1)
        const nav = await boxOf(page.getByRole('navigation', { name: 'Main' }))
        if (width < BAR_BELOW) expect((await boxOf(way)).bottom).toBeLessThanOrEqual(nav.top)
      }
      await scrollToTheEnd(page)
      expect(await overlaps(page.getByRole('main')), `the end of ${at}`).toEqual([])
    })
  })
})

test('a toast stands above the way on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arriveAtTheCart(page)
  await inLine(page, kanjivaram, 'Move to Wishlist').click()
  await expectToast(page, 'Item Moved To Wishlist!')
  const { top } = await boxOf(wayOn(page, 'Checkout'))
  const toast = toasts(page, 'Item Moved To Wishlist!')
  await expect.poll(async () => (await boxOf(toast)).bottom).toBeLessThan(top)
})

test('nothing that the keyboard reaches hides behind the bars of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await arriveAtTheCart(page)
  const covered = () =>
    page.evaluate(() => {
      const stop = document.activeElement
      if (!stop || stop === document.body || !stop.closest('main')) return undefined
      const { left, top, width, height } = stop.getBoundingClientRect()
      const corners = [top + 2, top + height - 2].map((y) => document.elementFromPoint(left + width / 2, y))
      return corners.every((above) => above && stop.contains(above)) ? undefined : stop.outerHTML
    })
  await expect(page.getByText('Item Added to Cart!')).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).click()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stops = 0; stops < 24; stops++) {
      await page.keyboard.press(key)
      expect(await covered(), `${key} ${stops}`).toBeUndefined()
    }
  }
})

test('in the cart the focus stays among the lines, and goes to the heading after the last', async ({
  page,
}) => {
  await arriveAtTheCart(page)
  await inLine(page, paithani, 'Remove from Cart').focus()
  await page.keyboard.press('Enter')
  await expect(inLine(page, ikatKurti, 'Remove from Cart')).toBeFocused()

  await test.step('a key that is held down removes one', async () => {
    await page.keyboard.down('Enter')
    await expect(inLine(page, kanjivaram, 'Remove from Cart')).toBeFocused()
    for (const _repeat of [1, 2, 3]) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await expect(inLine(page, kanjivaram, 'Remove from Cart')).toBeEnabled()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('MY CART (1)')
  })

  await inLine(page, kanjivaram, 'Move to Wishlist').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'MY CART (0)' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Explore' })).toBeFocused()
})

test('in the wishlist the focus stays among the cards', async ({ page }) => {
  await arriveAsGuest(page, '/products')
  for (const garment of [paithani, ikatKurti, organzaLehenga]) await addToWishlist(page, garment)
  await visit(page, 'Wishlist')
  await inLine(page, paithani, 'Move to Cart').focus()
  await page.keyboard.press('Enter')
  await expect(inLine(page, ikatKurti, 'Move to Cart')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(garmentOn(page, organzaLehenga).getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(inLine(page, organzaLehenga, 'Remove from Wishlist')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeFocused()
})

test('whoever has moved on is not called back', async ({ page }) => {
  await arriveAtTheCart(page)
  await inLine(page, paithani, 'Remove from Cart').click()
  await page.getByText('Each design is counted once').click()
  await expect(garmentOn(page, paithani)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a change of quantity is read out once, however many clicks it took, and none while the cart loads', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const LIVE = '[role=status], [role=alert], output, [aria-live]'
    const listen = (records: MutationRecord[]) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(LIVE)
        if (region) heard.push(region.textContent ?? '')
      }
    }
    new MutationObserver(listen).observe(document, { subtree: true, childList: true, characterData: true })
  })
  const quantitiesHeard = () =>
    page.evaluate(() =>
      (window as never as { heard: string[] }).heard.filter((text) => text.startsWith('Quantity')),
    )
  await arriveAtTheCart(page)
  expect(await quantitiesHeard()).toEqual([])
  const line = garmentOn(page, paithani)
  await line.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(line.getByRole('status')).toHaveText('Quantity 2')
  expect(await quantitiesHeard()).toEqual(['Quantity 2'])
  await line.getByRole('button', { name: 'Increase quantity' }).evaluate((plus) => {
    for (let click = 0; click < 5; click++) plus.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await expect(line.getByRole('status')).toHaveText('Quantity 7')
  expect(await quantitiesHeard()).toEqual(['Quantity 2', 'Quantity 7'])
})

test('lines read well, however long their titles are', async ({ page }) => {
  const word = 'Kanjivaram'.repeat(12)
  await arriveAtTheCart(page)
  await atEveryStep(page, async (path) => {
    if (path === '/checkout/userAddress') return
    // No seed has such a title: it is written over the one that is there.
    await garmentOn(page, paithani)
      .getByRole('heading')
      .getByRole('link')
      .evaluate((link, text) => link.replaceChildren(text), `${word} with a ${word}`)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 })
      await expect.poll(() => sideways(page), `${path} at ${width} px`).toEqual({ by: 0, because: [] })
      expect(await overlaps(garmentOn(page, paithani)), `${path} at ${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  })
})
