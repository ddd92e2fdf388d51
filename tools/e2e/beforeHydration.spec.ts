import { demoAccount } from '@resham/contract/demoAccount'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { openBeforeHydration, SCRIPTS } from './support/hydration'
import { expectPath, expectToast, fillIn } from './support/shopper'

test('a search typed before hydration is applied', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/')
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.pressSequentially('paithani')
  await field.press('Enter')
  await hydrate()
  await expectPath(page, '/products')
  await expect(field).toHaveValue('paithani')
  await expect(field).toBeFocused()
  await expect(page.getByText('1 product', { exact: true })).toBeVisible()
})

test('what is selected in a field before hydration stays selected', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/signup')
  const field = page.getByRole('textbox', { name: 'Name', exact: true })
  await field.fill('Mera')
  await field.press('ArrowLeft')
  await field.press('Shift+ArrowLeft')
  await hydrate()
  await expect(field).toHaveValue('Mera')
  // Backwards: the selection grows to the left.
  await field.press('Shift+ArrowLeft')
  await field.press('k')
  await expect(field).toHaveValue('Mka')
})

test('a form submitted before hydration is sent afterwards, without its values in the URL', async ({
  page,
}) => {
  const hydrate = await openBeforeHydration(page, '/login')
  await fillIn(page, { Email: demoAccount.email, Password: demoAccount.password })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await hydrate()
  await expectPath(page, '/')
  await expectToast(page, 'Successfully Logged In!')
})

test('a toggle pressed before hydration toggles once', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/login')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('mulberry')
  await page.getByRole('button', { name: 'Show password' }).click()
  await hydrate()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('mulberry')
})

test('controls changed before hydration keep their state, on a filtered listing too', async ({ page }) => {
  const hydrate = await openBeforeHydration(page, '/products?category=Saree&search=silk')
  // The file does not know the URL's filters: this one is not ticked yet.
  const saree = page.getByRole('checkbox', { name: 'Saree' })
  await saree.check()
  const order = page.getByRole('radio', { name: 'High to Low' })
  await order.check()
  const price = page.getByRole('radio', { name: 'Up to Rs. 50,000' })
  await price.check()
  const key = page.getByRole('switch', { name: 'Press / to search' })
  await key.uncheck()
  await hydrate()
  await expect(saree).toBeChecked()
  await expect(order).toBeChecked()
  await expect(price).toBeChecked()
  await expect(key).not.toBeChecked()
  const lehenga = page.getByRole('checkbox', { name: 'Lehenga' })
  await expect(lehenga).not.toBeChecked()

  // The setting is stored as off, but the prerendered HTML shows it on.
  const hydrateAgain = await openBeforeHydration(page, '/products')
  await key.uncheck()
  await lehenga.check()
  await hydrateAgain()
  await expect(key).not.toBeChecked()
  await expect(lehenga).toBeChecked()
  await expect(lehenga).toBeFocused()
  await expect(page.getByText('5 products', { exact: true })).toBeVisible()
})

test('links work before hydration', async ({ page }) => {
  await openBeforeHydration(page, '/')
  await page.unroute(SCRIPTS)
  await page.getByRole('link', { name: 'Shop Now' }).click()
  await expectPath(page, '/products')
  await expect(page.getByText('20 products', { exact: true })).toBeVisible()
})

test('an error during the start is shown', async ({ page, expectedErrors }) => {
  expectedErrors.push(/No shop today/)
  await page.addInitScript(() => {
    Object.defineProperty(history, 'scrollRestoration', {
      set: () => {
        throw new Error('No shop today')
      },
    })
  })
  await page.goto('/products', { waitUntil: 'commit' })
  await expect(page.getByRole('alert')).toContainText('The shop could not be loaded.')
})

test('an error of React while it hydrates is shown, whoever threw it', async ({ page, expectedErrors }) => {
  expectedErrors.push(/No shop today/)
  await page.addInitScript(() => {
    history.replaceState = () => {
      throw new Error('No shop today')
    }
  })
  await page.goto('/products', { waitUntil: 'commit' })
  await expect(page.getByRole('alert')).toContainText('The shop could not be loaded.')
})

test.describe('a foreign script in the page', () => {
  // An in-app browser runs its scripts whatever the policy of the page.
  test.use({ bypassCSP: true })

  for (const [what, script] of [
    ['throws', "throw new Error('Foreign')"],
    ['rejects', "Promise.reject(new Error('Foreign'))"],
  ] as const) {
    test(`that ${what} during the start is no error of the shop`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/Foreign/)
      await page.route('/products', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace('</body>', `<script>${script}</script></body>`)
        await route.fulfill({ response, body })
      })
      const thrown = page.waitForEvent('pageerror')
      const hydrate = await openBeforeHydration(page, '/products')
      await thrown
      await expect(page.locator('#not-loaded')).toBeHidden()
      await hydrate()
      await page.getByRole('checkbox', { name: 'Saree' }).check()
      await expect(page.getByText('5 products', { exact: true })).toBeVisible()
    })
  }
})

test('scripts that fail to load show an error with Try again', { tag: '@phone' }, async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/net::ERR_FAILED/, /Loading chunk/)
  for (const script of [SCRIPTS, /\/assets\/app\.[^/]+\.js$/]) {
    await page.route(script, (route) => route.abort())
    await page.goto('/products', { waitUntil: 'commit' })
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('The shop could not be loaded.')
    await expectNoViolations(page, 'the error of scripts that failed to load')
    await page.unroute(script)
    await notice.getByRole('link', { name: 'Try again' }).click()
    await expect(notice).toBeHidden()
    await expect(page.getByText('20 products', { exact: true })).toBeVisible()
  }
})
