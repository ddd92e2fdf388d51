import { demoAccount } from '@resham/contract/demoAccount'
import { paithani } from '../support/products'
import { addToCart, checkOut, expectPath, logInAsGuest, placeOrder, visit } from '../support/shopper'
import { test } from './test'

test('the Trace tab names what an action comes from, and shows its source', async ({
  openShop,
  openMonitor,
}) => {
  const page = await openShop('/mockMan')
  const monitor = await openMonitor()
  await page.getByRole('combobox', { name: 'Method' }).selectOption('POST')
  await page.getByRole('combobox', { name: 'Endpoint' }).fill('/api/auth/login')
  await page.getByRole('textbox', { name: 'Body' }).fill(JSON.stringify(demoAccount))
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await monitor.expectListed('invalidated Account')
  await page
    .getByRole('link', { name: /^Profile/ })
    .first()
    .click()
  await expectPath(page, '/login')
  await logInAsGuest(page)
  await visit(page, 'Products')
  await addToCart(page, paithani)
  await visit(page, 'Cart')
  await checkOut(page)
  await placeOrder(page)
  await page.getByRole('link', { name: /^Order / }).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click()
  await monitor.expectListed('getOrder/upserted')
  await monitor.expectLast('getOrder/fulfilled')

  await test.step('a listener', async () => {
    await monitor.openTrace('invalidated Account')
    await monitor.expectFrame(/apiTesterListeners\.ts:\d+$/, 'dispatch(api.util.invalidateTags')
  })
  await test.step('the component of a hook', async () => {
    await monitor.openTrace('getWishlist/fulfilled')
    await monitor.expectFrame('Layout')
  })
  await test.step('the press that led to a response', async () => {
    await monitor.openTrace('addToCart/fulfilled')
    await monitor.expectFrame(/CartButton\.tsx:\d+$/, 'await dispatch(addToCart.initiate(')
  })
  await test.step('the press that led to a second query', async () => {
    await monitor.openTrace('getOrder/pending')
    await monitor.expectFrame(/CancelOrder\.tsx:\d+$/, 'cancel(_id)')
  })
})
