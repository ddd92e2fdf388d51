import { screen, within } from '@testing-library/react'
import { paths } from '@/shared/paths'
import { renderShop } from '@/testing/renderShop'

test('the page after an order has a picture and leads home', async () => {
  const { user, address } = await renderShop(paths.orderPlaced)
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  expect(main.getByRole('img')).toHaveAccessibleName()
  await user.click(main.getByRole('link', { name: 'Go to Home' }))
  expect(address()).toBe(paths.home)
})
