import { screen, within } from '@testing-library/react'
import { paths } from '@/shared/paths'
import { fillIn } from '@/testing/fillIn'
import { paithani } from '@/testing/garments'
import { counts } from '@/testing/onPage'
import { renderShop } from '@/testing/renderShop'

const response = () => within(screen.getByRole('region', { name: 'Response' }))

test('the tester comes after a loader, with header and footer in place', async () => {
  await renderShop(paths.tester)
  expect(screen.getByRole('banner')).toBeVisible()
  expect(screen.getByRole('contentinfo')).toBeVisible()
  expect(await screen.findByRole('heading', { level: 1, name: 'mockMan' })).toBeVisible()
})

test('the default request is answered', async () => {
  const { user } = await renderShop(paths.tester)
  await user.click(await screen.findByRole('button', { name: 'Send' }))
  expect(await response().findByText('200 OK')).toBeVisible()
  expect(response().getByRole('tree', { name: 'Data' })).toHaveTextContent('todos')
})

test('what is written by hand shows in the shop', async () => {
  const { user } = await renderShop(paths.tester, { shopper: { wishlist: [paithani] } })
  const { token } = JSON.parse(localStorage.getItem('loginItems') ?? '{}')
  await screen.findByRole('button', { name: 'Send' })
  await user.selectOptions(screen.getByLabelText('Method'), 'POST')
  await fillIn(user, {
    Endpoint: '/api/user/cart',
    Body: JSON.stringify({ product: { _id: paithani._id } }),
    'Name of header 2': 'authorization',
    'Value of header 2': token,
  })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('link', { name: 'Cart, 1 item' })).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Method'), 'DELETE')
  await fillIn(user, { Endpoint: `/api/user/wishlist/${paithani._id}` })
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('link', { name: 'Wishlist, 0 items' })).toBeVisible()
  expect(counts()).toEqual({ wishlist: 0, cart: 1 })
})
