import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { kanjivaram, paithani } from './garments'
import { arriveAsGuest, expectCounts, expectToBeAt, garmentOn, visit } from './shopper'
import { listsOnServer } from './wire'

async function anotherTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  return tab
}

/** What one tab does in the test below: a hundred changes of garments of its own and of both. */
type Errand = { shared: { stepped: string; added: string; turned: string }; own: string[]; wished: string[] }

/** Sends the hundred changes, as many at once as can be; resolves with the number that was answered well. */
function run(page: Page, errand: Errand): Promise<number> {
  return page.evaluate(async ({ shared, own, wished }) => {
    const { token } = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
    let answered = 0
    const send = async (method: string, path: string, body?: object) => {
      const { ok } = await fetch(`/api/user/${path}`, {
        method,
        headers: { authorization: token },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (ok) answered += 1
    }
    const times = (count: number, change: () => Promise<void>) =>
      Promise.all(Array.from({ length: count }, change))
    const add = (list: string, _id: string) => send('POST', list, { product: { _id } })
    const step = (_id: string, type: string) => send('POST', `cart/${_id}`, { action: { type } })
    const comeAndGo = (list: string, ids: string[], going: number) =>
      ids.map(async (id, at) => {
        await add(list, id)
        if (at < going) await send('DELETE', `${list}/${id}`)
      })

    await Promise.all([
      times(35, () => step(shared.stepped, 'increment')),
      times(20, () => add('cart', shared.added)),
      times(15, () => step(shared.turned, 'increment')).then(() =>
        times(10, () => step(shared.turned, 'decrement')),
      ),
      ...comeAndGo('cart', own, 4),
      ...comeAndGo('wishlist', wished, 3),
    ])
    return answered
  }, errand)
}

test('two hundred changes from two tabs at once, and none is lost', async ({ page }) => {
  await arriveAsGuest(page, '/products')
  const ids = await page.evaluate(async () => {
    const { products } = await (await fetch('/api/products')).json()
    return (products as { _id: string }[]).map(({ _id }) => _id)
  })
  const [stepped = '', added = '', turned = '', ...others] = ids
  const shared = { stepped, added, turned }
  const first = { shared, own: others.slice(0, 5), wished: others.slice(5, 13) }
  const second = {
    shared,
    own: others.slice(0, 5).map((_id, at) => others[at + 5] ?? ''),
    wished: ids.slice(0, 8),
  }
  const other = await anotherTab(page, '/wishlist')
  for (const _id of [stepped, turned])
    await page.evaluate(async (id) => {
      const { token } = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
      const body = JSON.stringify({ product: { _id: id } })
      await fetch('/api/user/cart', { method: 'POST', headers: { authorization: token }, body })
    }, _id)

  expect(await Promise.all([run(page, first), run(other, second)])).toEqual([100, 100])

  const lists = await listsOnServer(page)
  expect(lists.cart).toEqual({
    [stepped]: 1 + 2 * 35,
    [added]: 2 * 20,
    [turned]: 1 + 2 * (15 - 10),
    [first.own[4] ?? '']: 1,
    [second.own[4] ?? '']: 1,
  })
  expect(lists.wishlist.toSorted()).toEqual([...first.wished.slice(3), ...second.wished.slice(3)].toSorted())
  for (const tab of [page, other]) {
    await tab.goto('/cart')
    await expectCounts(tab, { cart: 5, wishlist: 10 })
    await expect(tab.getByText('Quantity 71')).toBeVisible()
  }
})

test('what the request tester writes shows in the other tabs', async ({ page }) => {
  await arriveAsGuest(page, '/mockMan')
  const other = await anotherTab(page, '/cart')
  await expect(other.getByText('It feels so light!')).toBeVisible()
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('loginItems') ?? '{}').token as string,
  )
  await page.getByRole('combobox', { name: 'Method' }).selectOption('POST')
  await page.getByRole('textbox', { name: 'Endpoint' }).fill('/api/user/cart')
  await page.getByRole('textbox', { name: 'Body' }).fill(JSON.stringify({ product: { _id: paithani.id } }))
  await page.getByRole('textbox', { name: 'Name of header 2' }).fill('authorization')
  await page.getByRole('textbox', { name: 'Value of header 2' }).fill(token)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  for (const tab of [page, other]) await expectCounts(tab, { cart: 1 })
  await expect(garmentOn(other, paithani)).toBeVisible()
})

test('edits of the profile and of the addresses show in the other tabs', async ({ page }) => {
  await arriveAsGuest(page)
  const other = await anotherTab(page, '/profile')
  await page.getByRole('button', { name: 'Edit name' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Zoya Khan')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(other.getByRole('definition').filter({ hasText: 'Zoya Khan' })).toBeVisible()
  await page.getByRole('button', { name: /^Delete address/ }).click()
  await expect(other.getByText('No saved addresses yet.')).toBeVisible()
})

test('the demo data is put back for all tabs, once that was confirmed', async ({ page }) => {
  await arriveAsGuest(page, '/products')
  await garmentOn(page, paithani).getByRole('button', { name: 'Add to cart' }).click()
  await garmentOn(page, kanjivaram).getByRole('button', { name: 'Add to Wishlist' }).click()
  await expectCounts(page, { cart: 1, wishlist: 1 })
  const other = await anotherTab(page, '/cart')
  await expect(garmentOn(other, paithani)).toBeVisible()
  await page.goto('/mockMan')
  const opener = page.getByRole('button', { name: 'Reset demo data' })
  const dialog = page.getByRole('dialog', { name: 'Reset demo data?' })

  await test.step('Escape leaves everything as it is', async () => {
    await opener.click()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expectCounts(page, { cart: 1, wishlist: 1 })
  })

  await test.step('a double click does it once, and presses nothing behind it', async () => {
    await opener.click()
    await dialog.getByRole('button', { name: 'Reset' }).dblclick()
    await expect(page.getByText(/^The demo data is as it was at first/)).toBeVisible()
    await expectToBeAt(page, '/mockMan')
    await expectCounts(page, { cart: 0, wishlist: 0 })
    expect(await page.evaluate(() => localStorage.getItem('loginItems'))).toBeNull()
  })

  await test.step('the other tab asks for a log-in, and finds nothing of before', async () => {
    await expectToBeAt(other, '/login')
    await expect(other.getByRole('status').filter({ hasText: 'Logged Out' })).toHaveCount(0)
    await other.getByRole('button', { name: 'Login as guest' }).click()
    await expect(other.getByText('It feels so light!')).toBeVisible()
    await visit(other, 'Wishlist')
    await expect(other.getByText('Your wishlist is empty')).toBeVisible()
  })
})
