import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { listsOnServer } from './support/network'
import { kanjivaram, paithani } from './support/products'
import {
  addToCart,
  addToWishlist,
  expectCounts,
  expectPath,
  logInAsGuest,
  openAsGuest,
  productItem,
  visit,
} from './support/shopper'

const quantityOn = (page: Page) => productItem(page, paithani).getByRole('status')

async function anotherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  return tab
}

/** One hundred mutations that a tab sends, of shared products and of its own. */
type Mutations = {
  shared: { incremented: string; added: string; changed: string }
  own: string[]
  wishlisted: string[]
}

/** Sends the mutations concurrently; returns the number of successful responses. */
function run(page: Page, mutations: Mutations): Promise<number> {
  return page.evaluate(async ({ shared, own, wishlisted }) => {
    const { token } = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
    let succeeded = 0
    const send = async (method: string, path: string, body?: object) => {
      const { ok } = await fetch(`/api/user/${path}`, {
        method,
        headers: { authorization: token },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (ok) succeeded += 1
    }
    const repeat = (count: number, mutate: () => Promise<void>) =>
      Promise.all(Array.from({ length: count }, mutate))
    const add = (list: string, _id: string) => send('POST', list, { product: { _id } })
    const changeQuantity = (_id: string, type: string) => send('POST', `cart/${_id}`, { action: { type } })
    const addAndRemove = (list: string, ids: string[], removed: number) =>
      ids.map(async (id, at) => {
        await add(list, id)
        if (at < removed) await send('DELETE', `${list}/${id}`)
      })

    await Promise.all([
      repeat(35, () => changeQuantity(shared.incremented, 'increment')),
      repeat(20, () => add('cart', shared.added)),
      repeat(15, () => changeQuantity(shared.changed, 'increment')).then(() =>
        repeat(10, () => changeQuantity(shared.changed, 'decrement')),
      ),
      ...addAndRemove('cart', own, 4),
      ...addAndRemove('wishlist', wishlisted, 3),
    ])
    return succeeded
  }, mutations)
}

test('two hundred concurrent mutations from two tabs are all applied', async ({ page }) => {
  await openAsGuest(page, '/products')
  const ids = await page.evaluate(async () => {
    const { products } = await (await fetch('/api/products')).json()
    return (products as { _id: string }[]).map(({ _id }) => _id)
  })
  const [incremented = '', added = '', changed = '', ...others] = ids
  const shared = { incremented, added, changed }
  const first = { shared, own: others.slice(0, 5), wishlisted: others.slice(5, 13) }
  const second = {
    shared,
    own: others.slice(0, 5).map((_id, at) => others[at + 5] ?? ''),
    wishlisted: ids.slice(0, 8),
  }
  const other = await anotherTab(page, '/wishlist')
  for (const _id of [incremented, changed])
    await page.evaluate(async (id) => {
      const { token } = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
      const body = JSON.stringify({ product: { _id: id } })
      await fetch('/api/user/cart', { method: 'POST', headers: { authorization: token }, body })
    }, _id)

  expect(await Promise.all([run(page, first), run(other, second)])).toEqual([100, 100])

  const lists = await listsOnServer(page)
  expect(lists.cart).toEqual({
    [incremented]: 1 + 2 * 35,
    [added]: 2 * 20,
    [changed]: 1 + 2 * (15 - 10),
    [first.own[4] ?? '']: 1,
    [second.own[4] ?? '']: 1,
  })
  expect(lists.wishlist.toSorted()).toEqual(
    [...first.wishlisted.slice(3), ...second.wishlisted.slice(3)].toSorted(),
  )
  for (const tab of [page, other]) {
    await tab.goto('/cart')
    await expectCounts(tab, { cart: 5, wishlist: 10 })
    await expect(tab.getByText('Quantity 71')).toBeVisible()
  }
})

test('mutations sent with the request tester appear in other tabs', async ({ page }) => {
  await openAsGuest(page, '/mockMan')
  const other = await anotherTab(page, '/cart')
  await expect(other.getByText('It feels so light!')).toBeVisible()
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('loginItems') ?? '{}').token as string,
  )
  await page.getByRole('combobox', { name: 'Method' }).selectOption('POST')
  await page.getByRole('combobox', { name: 'Endpoint' }).fill('/api/user/cart')
  await page.getByRole('textbox', { name: 'Body' }).fill(JSON.stringify({ product: { _id: paithani.id } }))
  await page.getByRole('textbox', { name: 'Name of header 2' }).fill('authorization')
  await page.getByRole('textbox', { name: 'Value of header 2' }).fill(token)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  for (const tab of [page, other]) await expectCounts(tab, { cart: 1 })
  await expect(productItem(other, paithani)).toBeVisible()
})

test('edits of profile and addresses appear in other tabs', async ({ page }) => {
  await openAsGuest(page)
  const other = await anotherTab(page, '/profile')
  await page.getByRole('button', { name: 'Edit name' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Zoya Khan')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(other.getByRole('definition').filter({ hasText: 'Zoya Khan' })).toBeVisible()
  await page.getByRole('button', { name: /^Delete address/ }).click()
  await expect(other.getByText('No saved addresses yet.')).toBeVisible()
})

test('changes in one tab appear in the other', async ({ page }) => {
  await openAsGuest(page, '/products')
  const other = await anotherTab(page, '/wishlist')
  await expect(other.getByText('Your wishlist is empty')).toBeVisible()
  await addToWishlist(page, kanjivaram)
  await addToCart(page, paithani)
  await expect(productItem(other, kanjivaram)).toBeVisible()
  await expectCounts(other, { cart: 1, wishlist: 1 })

  await test.step('a log-out', async () => {
    await visit(page, 'Profile')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expectPath(page, '/logout')
    await expectPath(other, '/login')
    await expectCounts(other, { cart: 0, wishlist: 0 })
  })

  await test.step('a log-in', async () => {
    await page.goto('/login')
    await logInAsGuest(page)
    await expectPath(other, '/wishlist')
    await expectCounts(other, { cart: 1, wishlist: 1 })
  })
})

test('concurrent quantity changes in two tabs are all applied', async ({ page }) => {
  await openAsGuest(page, '/products')
  await addToCart(page, paithani)
  const other = await anotherTab(page, '/cart')
  await visit(page, 'Cart')
  const clicks = 10
  const increment = async (tab: Page) => {
    const plus = productItem(tab, paithani).getByRole('button', { name: 'Increase quantity' })
    for (let click = 0; click < clicks; click++) await plus.click()
    await expect(productItem(tab, paithani).getByRole('button', { name: 'Remove from Cart' })).toBeEnabled()
  }
  await Promise.all([increment(page), increment(other)])
  for (const tab of [page, other]) await expect(quantityOn(tab)).toHaveText(new RegExp(`${1 + 2 * clicks}$`))
})

// A real server has no demo data to reset.
test('Reset demo data asks for confirmation and resets all tabs', { tag: '@mock' }, async ({ page }) => {
  await openAsGuest(page, '/products')
  await productItem(page, paithani).getByRole('button', { name: 'Add to cart' }).click()
  await productItem(page, kanjivaram).getByRole('button', { name: 'Add to Wishlist' }).click()
  await expectCounts(page, { cart: 1, wishlist: 1 })
  const other = await anotherTab(page, '/cart')
  await expect(productItem(other, paithani)).toBeVisible()
  await page.goto('/mockMan')
  const opener = page.getByRole('button', { name: 'Reset demo data' })
  const dialog = page.getByRole('dialog', { name: 'Reset demo data?' })

  await test.step('Escape cancels', async () => {
    await opener.click()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expectCounts(page, { cart: 1, wishlist: 1 })
  })

  await test.step('a double click resets once and clicks nothing behind the dialog', async () => {
    await opener.click()
    await dialog.getByRole('button', { name: 'Reset' }).dblclick()
    await expect(page.getByText(/^Demo data has been reset/)).toBeVisible()
    await expectPath(page, '/mockMan')
    await expectCounts(page, { cart: 0, wishlist: 0 })
    expect(await page.evaluate(() => localStorage.getItem('loginItems'))).toBeNull()
  })

  await test.step('the other tab redirects to the log-in and has no old data', async () => {
    await expectPath(other, '/login')
    await expect(other.getByRole('status').filter({ hasText: 'Logged Out' })).toHaveCount(0)
    await other.getByRole('button', { name: 'Login as guest' }).click()
    await expect(other.getByText('It feels so light!')).toBeVisible()
    await visit(other, 'Wishlist')
    await expect(other.getByText('Your wishlist is empty')).toBeVisible()
  })
})
