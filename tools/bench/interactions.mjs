/** @import { Browser, Page } from '@playwright/test' */
/** @import { InteractionTarget } from './types' */
import { DESKTOP, openPage, waitUntilHydrated } from './browser.mjs'
import { recordInteractions, recordNextPaint } from './observe.mjs'

/** A character that only some products match. */
const CHARACTER = 'j'

/** A pause as between two presses of a quick shopper, in ms: what is deferred is still being done. */
const SHORT_PAUSE = 100

/**
 * Returns the time of each interaction with a listing, from the event to the frame that shows its products, in ms. The
 * worst interaction is the longest time to the first frame of any.
 */
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
  const field = page.locator('input[type=search], input[name=search]')
  await field.focus()
  await page.evaluate(recordInteractions)
  const time = async (/** @type {string} */ event, /** @type {() => Promise<void>} */ act) => {
    await page.evaluate(recordNextPaint, event)
    await act()
    return page.evaluate(() => window.painted)
  }
  const checkbox = page.getByRole('checkbox').first()
  const afterKey = async () => {
    await field.focus()
    await page.keyboard.press(CHARACTER)
    await page.waitForTimeout(SHORT_PAUSE)
    return time('click', () => checkbox.click())
  }
  const figures = {
    'key press': await time('keydown', () => page.keyboard.press(CHARACTER)),
    Backspace: await time('keydown', () => page.keyboard.press('Backspace')),
    checkbox: await time('click', () => checkbox.click()),
    'sort order': await time('click', () => page.getByRole('radio', { name: 'Low to High' }).click()),
    'add to cart': await time('click', () => firstButton.click()),
    'checkbox after a key': await afterKey(),
    'worst interaction': await page.evaluate(() => window.worstInteraction),
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
