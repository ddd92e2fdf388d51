import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'
import { waitForContent } from './layoutChecks'
import type { Product } from './products'

/** User actions and expectations, by role and visible text. */

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name })

/** The content of the page with this heading: it gets the focus after a navigation. */
export const content = (page: Page, name: string | RegExp): Locator => page.getByRole('main', { name })

/** Opens a page, and waits until its content, its fonts and the images in view have loaded. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForContent(page)
}

type NavLink = 'Products' | 'Wishlist' | 'Cart' | 'Profile'

/** Clicks a link of the main navigation. */
export async function visit(page: Page, link: NavLink): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(`^${link}`, 'i') })
    .click()
  await expectPath(page, `/${link.toLowerCase()}`)
}

/** Expects a page to have this path. Its query, which may contain filters, does not matter. */
export async function expectPath(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => pathname === path)
}

/** Logs in on the log-in page, and waits for the redirect. */
export async function logInAsGuest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Login as guest' }).click()
  await expect(page).not.toHaveURL(/\/login$/)
}

/** Logs in as the guest and opens a page. */
export async function openAsGuest(page: Page, path = '/profile'): Promise<void> {
  await page.goto('/login')
  await logInAsGuest(page)
  if (path !== '/') await page.goto(path)
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectPath(page, '/logout')
}

/** Signs up on the sign-up page. */
export async function signUp(
  page: Page,
  fields: Record<'Name' | 'Email' | 'Password', string>,
): Promise<void> {
  await page.goto('/signup')
  await fillIn(page, { ...fields, 'Confirm Password': fields.Password })
  await page.getByRole('button', { name: 'Create new account' }).click()
  await expectPath(page, '/')
}

/** Submits a search, which closes the suggestions. */
export async function search(page: Page, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search products' })
  await field.fill(text)
  await field.press('Enter')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
}

/** The card or the cart line of a product. */
export function productItem(page: Page, { title }: Product): Locator {
  return page.getByRole('main').getByRole('listitem', { name: title, exact: true })
}

/** Opens a product from a list. */
export async function openProductFromList(page: Page, product: Product): Promise<void> {
  await productItem(page, product).getByRole('link', { name: product.title, exact: true }).click()
  await expect(heading(page, product.title)).toBeVisible()
}

/** Adds a product to the cart from the listing. */
export async function addToCart(page: Page, product: Product): Promise<void> {
  const card = productItem(page, product)
  await card.getByRole('button', { name: 'Add to cart' }).click()
  await expect(card.getByRole('link', { name: 'Go to cart' })).toBeVisible()
}

/** Adds a product to the wishlist from the listing. */
export async function addToWishlist(page: Page, product: Product): Promise<void> {
  const card = productItem(page, product)
  await card.getByRole('button', { name: 'Add to Wishlist' }).click()
  await expect(card.getByRole('button', { name: 'Remove from Wishlist', disabled: false })).toBeVisible()
}

/** Opens the cart as the guest, with some products in it. */
export async function openCart(page: Page, products: Product[]): Promise<void> {
  await openAsGuest(page, '/products')
  for (const product of products) await addToCart(page, product)
  await visit(page, 'Cart')
}

/** Continues from the cart to the order summary, with the first saved address. */
export async function checkOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Checkout' }).click()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expectPath(page, '/checkout/orderSummary')
}

/** Places the order of the summary. */
export async function placeOrder(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Place Order' }).click()
  await expectPath(page, '/orderSuccessful')
}

/** All toasts with this text. */
export function toasts(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ has: page.getByText(text, { exact: true }) })
}

/** The texts of the toasts that a page has shown since it was loaded. */
export const shownToasts = (page: Page): Promise<string[]> => page.evaluate(() => Object(window).shownToasts)

/** Waits until a page has shown a toast with this text. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect.poll(() => shownToasts(page)).toContain(text)
}

/**
 * Waits until a toast, which slides in from below, is above `limit`; returns where it is. The page itself measures it,
 * because it closes after three seconds.
 */
export const measureToast = (page: Page, text: string, limit: number) =>
  toasts(page, text).evaluate(
    (toast, above) =>
      new Promise<DOMRect>((resolve, reject) => {
        const measure = () => {
          const rect = toast.getBoundingClientRect()
          if (!toast.isConnected) reject(new Error('The toast has closed.'))
          else if (rect.bottom <= above) resolve(rect.toJSON())
          else requestAnimationFrame(measure)
        }
        measure()
      }),
    limit,
  )

/** Expects the counts of Wishlist and Cart in the header. */
export async function expectCounts(page: Page, counts: { wishlist?: number; cart?: number }): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Main' })
  const { wishlist, cart } = counts
  if (wishlist !== undefined)
    await expect(nav.getByRole('link', { name: labelOf('Wishlist', wishlist) })).toBeVisible()
  if (cart !== undefined) await expect(nav.getByRole('link', { name: labelOf('Cart', cart) })).toBeVisible()
}

const labelOf = (name: string, count: number) => `${name} ${count} ${count === 1 ? 'item' : 'items'}`

/** Opens the filter sheet on a narrow viewport. */
export async function openFilters(page: Page): Promise<void> {
  await expect(heading(page, /^Products$|Collection$/)).toBeVisible()
  const opener = page.getByRole('button', { name: /^Filters/, expanded: false })
  if (await opener.isVisible()) await opener.click()
}

/** The titles in the listing. */
export function productTitles(page: Page): Locator {
  return page.getByRole('region', { name: 'Products' }).getByRole('heading', { level: 2 })
}

export type AddressFields = Partial<
  Record<'Name' | 'Street' | 'City' | 'Zipcode' | 'State' | 'Country', string>
>

export const studio = {
  Name: 'Ila Mehta',
  Street: '7 Weavers Lane',
  City: 'Varanasi',
  Zipcode: '221001',
  State: 'Uttar Pradesh',
  Country: 'India',
} satisfies AddressFields

/** Fills in fields by their labels. */
export async function fillIn(part: Page | Locator, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await part.getByLabel(label, { exact: true }).fill(text)
}

/** Fills in the open address form. */
export const fillAddress = (page: Page, fields: AddressFields): Promise<void> =>
  fillIn(page.getByRole('form', { name: /Address$/ }), fields)

export async function addAddress(page: Page, fields: AddressFields): Promise<void> {
  await page.getByRole('button', { name: 'Add Address' }).click()
  await fillAddress(page, fields)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('form', { name: /Address$/ })).toHaveCount(0)
}

/** The saved address with this name. */
export function savedAddress(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name })
}

/** Opens the request tester within the shop. Nothing links to it, so its code is not prefetched. */
export async function goToTester(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState(null, '', '/mockMan')
    dispatchEvent(new PopStateEvent('popstate'))
  })
}
