import { expect, test } from './support/fixtures'
import { logInAsGuest, logOut, openAsGuest } from './support/shopper'

test('a reload keeps the session and never renders the log-in', async ({ page }) => {
  await openAsGuest(page)
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (/Sign In/.test(document.querySelector('h1')?.textContent ?? ''))
        console.error('The log-in was rendered.')
    }).observe(document, { subtree: true, childList: true })
  })
  // Including redirects.
  const paths = new Set<string>()
  page.on('framenavigated', (frame) => paths.add(new URL(frame.url()).pathname))
  for (const path of ['/profile', '/wishlist', '/cart']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(paths).toEqual(new Set(['/profile', '/wishlist', '/cart']))
})

test('a shopper can log in after the data of the site was deleted', { tag: '@mock' }, async ({ page }) => {
  await openAsGuest(page)
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  await logOut(page)
  const browser = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click()
  await logInAsGuest(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
})

test('a shopper stays logged in while the database cannot be opened', { tag: '@mock' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/The database of this browser cannot be used/, /status of 503/)
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...database) {
      // As Chrome does on a full disk.
      if (sessionStorage.isFull)
        throw new DOMException('Internal error opening backing store.', 'UnknownError')
      return open.apply(this, database)
    }
  })
  await openAsGuest(page)
  await page.evaluate(() => sessionStorage.setItem('isFull', 'yes'))
  await page.goto('/cart')
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await expect(page.getByText('We could not load your cart.')).toBeVisible()
  await page.evaluate(() => sessionStorage.removeItem('isFull'))
  await tryAgain.click()
  await expect(page.getByRole('heading', { level: 1, name: 'MY CART (0)' })).toBeVisible()
})
