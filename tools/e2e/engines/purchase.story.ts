import { demoAccount } from '@resham/contract/demoAccount'
import { paithani } from '../support/products'
import { expect, test } from './test'

const countOrders = async () => {
  const { token } = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
  const response = await fetch('/api/user/orders', { headers: { authorization: token } })
  return response.ok ? ((await response.json()) as { orders?: unknown[] }).orders?.length : response.status
}

test('a visitor finds a saree, logs in and buys it', async ({ shopper }) => {
  await shopper.open('/')
  await shopper.click('link', '…Saree Collection…')
  await shopper.expectPath('/products')
  await shopper.click('link', paithani.title)
  await shopper.expectPath(`/products/${paithani.id}`)
  await shopper.sees('heading', paithani.title)
  await shopper.click('button', 'Add to cart…')
  await shopper.expectPath('/login')
  await shopper.click('button', 'Login as guest')
  await shopper.expectPath(`/products/${paithani.id}`)
  await shopper.click('link', 'Go to cart…')
  await shopper.sees('heading', 'MY CART (1)')
  await shopper.click('link', 'Checkout')
  await shopper.click('radio', `${demoAccount.name}…`)
  await shopper.click('button', 'Next')
  await shopper.expectPath('/checkout/orderSummary')
  await shopper.click('button', 'Place Order')
  await shopper.expectPath('/orderSuccessful')
  await shopper.open('/cart')
  await shopper.sees('heading', 'MY CART (0)')
  expect(await shopper.tab.run(countOrders)).toBe(1)
})
