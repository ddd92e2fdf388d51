import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'
import type { Garment } from './garments'

/** What shoppers do and see, in their own words. */

type Place = 'Products' | 'Wishlist' | 'Cart' | 'Profile'

/** Follows a link of the header; on a phone, of the bar at the foot of the screen. */
export async function visit(page: Page, place: Place): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(`^${place}`) })
    .click()
  await expectToBeAt(page, `/${place.toLowerCase()}`)
}

/** The query is left out: it may mirror what the shopper chose. */
export async function expectToBeAt(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => pathname === path)
}

/** From the log-in page, until it lets the shopper on. */
export async function logInAsGuest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Login as guest' }).click()
  await expect(page).not.toHaveURL(/\/login$/)
}

/** Opens the shop as the guest, at a page of theirs. */
export async function arriveAsGuest(page: Page, path = '/profile'): Promise<void> {
  await page.goto('/login')
  await logInAsGuest(page)
  if (path !== '/') await page.goto(path)
}

/** Types a word and sends it off, which puts the suggestions away. */
export async function search(page: Page, text: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search products' })
  await field.fill(text)
  await field.press('Enter')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
}

/** The card or the cart line of a garment. */
export function garmentOn(page: Page, { title }: Garment): Locator {
  return page.getByRole('main').getByRole('listitem', { name: title, exact: true })
}

/** From any list of garments. */
export async function open(page: Page, garment: Garment): Promise<void> {
  await garmentOn(page, garment).getByRole('link', { name: garment.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: garment.title })).toBeVisible()
}

/** From the listing. */
export async function addToCart(page: Page, garment: Garment): Promise<void> {
  const card = garmentOn(page, garment)
  await card.getByRole('button', { name: 'Add to cart' }).click()
  await expect(card.getByRole('link', { name: 'Go to cart' })).toBeVisible()
}

/** From the listing. */
export async function addToWishlist(page: Page, garment: Garment): Promise<void> {
  const card = garmentOn(page, garment)
  await card.getByRole('button', { name: 'Add to Wishlist' }).click()
  await expect(card.getByRole('button', { name: 'Remove from Wishlist', disabled: false })).toBeVisible()
}

/** Every toast on the screen that says this. */
export function toasts(page: Page, text: string): Locator {
  return page.getByRole('status').filter({ has: page.getByText(text, { exact: true }) })
}

export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(toasts(page, text).last()).toBeVisible()
}

/** The counts beside Wishlist and Cart at the head of the page. */
export async function expectCounts(page: Page, counts: { wishlist?: number; cart?: number }): Promise<void> {
  const nav = page.getByRole('navigation', { name: 'Main' })
  const { wishlist, cart } = counts
  if (wishlist !== undefined)
    await expect(nav.getByRole('link', { name: inWords('Wishlist', wishlist) })).toBeVisible()
  if (cart !== undefined) await expect(nav.getByRole('link', { name: inWords('Cart', cart) })).toBeVisible()
}

const inWords = (name: string, count: number) => `${name} ${count} ${count === 1 ? 'item' : 'items'}`

/** Opens the filters, which on a small screen wait behind a button. */
export async function openFilters(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  const opener = page.getByRole('button', { name: /^Filters/, expanded: false })
  if (await opener.isVisible()) await opener.click()
}

/** Closes the filters where they lie over the listing. */
export async function closeFilters(page: Page): Promise<void> {
  const show = page.getByRole('button', { name: /^Show \d+ products?$/ })
  if (await show.isVisible()) await show.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** What the listing shows, from first to last. */
export function garmentTitles(page: Page): Locator {
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

/** Types into the address form that is open. */
export async function fillAddress(page: Page, fields: AddressFields): Promise<void> {
  const form = page.getByRole('form', { name: /Address$/ })
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(text)
}

export async function addAddress(page: Page, fields: AddressFields): Promise<void> {
  await page.getByRole('button', { name: 'Add Address' }).click()
  await fillAddress(page, fields)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('form')).toHaveCount(0)
}

/** The saved address of somebody. */
export function addressOf(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name })
}
