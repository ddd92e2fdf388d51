import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { ikatKurti, paithani } from './support/products'
import { addToCart, openAsGuest, toasts } from './support/shopper'

const allToasts = (page: Page) => page.locator('.Toastify__toast')

/** Applies a style as browser extensions and reading modes do. */
const addStyle = (page: Page, declaration: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, `* { ${declaration} !important }`)

/** Resolves with how long the next toast stays, in ms, as the page measures it. */
const watchNextToast = (page: Page) =>
  page.evaluateHandle(() => {
    let shownAt = 0
    return new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        const isShown = document.querySelector('.Toastify__toast') !== null
        if (isShown && !shownAt) shownAt = performance.now()
        if (isShown || !shownAt) return
        observer.disconnect()
        resolve(performance.now() - shownAt)
      })
      observer.observe(document.body, { childList: true, subtree: true })
      Object.assign(window, { isWatching: true })
    })
  })

for (const style of ['animation: none', 'animation-duration: .01ms', 'transition: none'])
  test(`a toast stays for three seconds, and closes by its button, with ${style}`, async ({ page }) => {
    await openAsGuest(page, '/products')
    await expect(allToasts(page)).toHaveCount(0)
    await addStyle(page, style)
    const stayed = watchNextToast(page)
    await page.waitForFunction(() => 'isWatching' in window)
    await addToCart(page, paithani)
    expect(await (await stayed).jsonValue()).toBeGreaterThan(2_900)
    const close = toasts(page, 'Item Added to Cart!').getByRole('button', { name: 'close' })
    await Promise.all([close.click(), addToCart(page, ikatKurti)])
    await expect(allToasts(page)).toHaveCount(0)
  })
