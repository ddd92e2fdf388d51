import { Shopper } from './shopper'
import { test } from './test'

test('two tabs share one session and one cart', async ({ shopper, engine, host }) => {
  await shopper.logInAsGuest()
  const other = new Shopper(await engine.openTab(), host.url)
  await other.open('/products/rust-ikat-kurti')
  await other.click('button', 'Add to cart…')
  await other.sees('link', 'Go to cart…')
  await shopper.tab.show()
  await shopper.sees('link', 'Cart 1 item')

  await shopper.open('/profile')
  await shopper.click('button', 'Logout')
  await shopper.expectPath('/logout')
  await other.tab.show()
  await other.sees('button', 'Add to cart…')
})
