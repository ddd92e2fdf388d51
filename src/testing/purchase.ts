import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { findInMain, findItem } from './pageQueries'
import { paithani } from './products'

/** Takes the user of a visitor on the home page; places an order, and logs in as the guest on the way. */
export const makePurchase = async (user: UserEvent) => {
  const press = async (role: 'link' | 'button' | 'radio', name: string | RegExp) =>
    user.click(await findInMain(role, { name }))
  await press('link', /Saree Collection$/)
  await press('link', paithani.title)
  await screen.findByRole('heading', { level: 1, name: paithani.title })
  await press('button', /^Add to cart/)
  await press('button', 'Login as guest')
  await press('link', /^Go to cart/)
  await findItem(paithani.title)
  await press('link', 'Checkout')
  await press('radio', /./)
  await press('button', 'Next')
  await press('button', 'Place Order')
  await screen.findByRole('heading', { level: 1, name: 'Thank you' })
  await screen.findByText(/^It should be with you by/)
}
