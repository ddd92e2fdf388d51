/** @import { Browser, Page } from '@playwright/test' */
/** @import { InteractionTarget } from './types' */
import { DESKTOP, openPage, waitUntilHydrated } from './browser.mjs'
import { recordNextPaint } from './observe.mjs'

/** A character that only some products match. */
const CHARACTER = 'j'

/** Returns the time of each interaction with a listing, from the event to the frame that shows it, in ms. */
export async function measureInteractions(
  /** @type {Browser} */ browser,
  /** @type {InteractionTarget} */ { listing, logIn },
) {
  const context = await browser.newContext(DESKTOP)
  const { page } = await openPage(context, { isSlowConnection: false })
  await logIn?.(page)
  await page.goto(listing, { waitUntil: 'networkidle' })
  await waitUntilHydrated(page)
  const firstButton = page.getByRole('button', { name: /^Add to cart/ }).first()
  await firstButton.waitFor()
  await page.locator('input[type=search], input[name=search]').focus()
  const time = async (/** @type {string} */ event, /** @type {() => Promise<void>} */ act) => {
    await page.evaluate(recordNextPaint, event)
    await act()
    return page.evaluate(() => window.painted)
  }
  const figures = {
    'key press': await time('keydown', () => page.keyboard.press(CHARACTER)),
    Backspace: await time('keydown', () => page.keyboard.press('Backspace')),
    checkbox: await time('click', () => page.getByRole('checkbox').first().click()),
    'sort order': await time('click', () => page.getByRole('radio', { name: 'Low to High' }).click()),
    'add to cart': await time('click', () => firstButton.click()),
  }
  await context.close()
  return figures
}

/** Logs in with the guest account. */
export const logInAsGuest = (/** @type {string} */ url) => async (/** @type {Page} */ page) => {
  await page.goto(`${url}/login`)
  await waitUntilHydrated(page)
  await page.getByRole('button', { name: 'Login as guest' }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/login')
}
