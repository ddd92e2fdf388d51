import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from './support/fixtures'
import { fillAddress, logInAsGuest, studio } from './support/shopper'

/** The Redux DevTools with their real core, as the extension installs them. */
const DEV_TOOLS = join(__dirname, '../../src/testing/devTools.ts')

test('what was typed and the scroll position survive a jump to another page', async ({ page }) => {
  const { outputFiles } = await build({ entryPoints: [DEV_TOOLS], bundle: true, write: false })
  await page.addInitScript({ content: outputFiles[0]?.text })
  await page.goto('/login')
  await logInAsGuest(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Add Address' }).click()
  await fillAddress(page, studio)
  await page.evaluate(() => scrollTo(0, 120))
  await page.evaluate(() => Object(window).devTools.jumpTo('opened /login'))
  const pastState = page.getByRole('dialog', { name: 'A past state' })
  await expect(pastState.getByRole('heading', { level: 1 })).toHaveText('Sign In')
  await expect(page).toHaveTitle('Sign In · Resham')
  await page.evaluate(() => Object(window).devTools.jumpToStep(-1))
  await expect(pastState).toHaveCount(0)
  const form = page.getByRole('form', { name: 'Add Address' })
  for (const [label, text] of Object.entries(studio))
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(text)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('main').getByText(studio.Street)).toBeVisible()
})
