import { apiErrorTexts, demoAccount } from '@resham/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { buttonName } from '@/testing/buttonName'
import { fillIn } from '@/testing/fillIn'
import { toasts } from '@/testing/pageQueries'
import { paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'

type Shopper = NonNullable<Parameters<typeof renderApp>[1]>['shopper']
type Control = readonly ['button' | 'radio', string | RegExp]
type Row = readonly [
  what: string,
  at: string,
  shopper: Shopper,
  steps: readonly (Control | Record<string, string>)[],
  /** A text on the page afterwards. */
  seen: string,
  toasts: readonly (readonly [kind: string, text: string])[],
]

const isControl = (step: Row[3][number]): step is Control => Array.isArray(step)
const button = (name: string) => ['button', buttonName(name)] as const
const asha = ['radio', /Asha Rao/] as const

const saree = paths.product(paithani._id)
const carted = { cart: [paithani] }
const wished = { wishlist: [paithani] }
const both = { ...carted, ...wished }
const guest = { Email: demoAccount.email, Password: demoAccount.password }
const newcomer = { Name: 'Ravi', Email: 'ravi@resham.example', Password: 'silk', 'Confirm Password': 'silk' }

const addedToCart = ['success', 'Item Added to Cart!'] as const
const oneMore = ['success', 'Added one more item to Cart!'] as const
const addedToWishlist = ['success', 'Item Added to Wishlist!'] as const
const removedFromWishlist = ['warning', 'Item Removed from Wishlist!'] as const
const removedFromCart = ['warning', 'Item Removed from Cart!'] as const
const moved = ['success', 'Item Moved To Wishlist!'] as const
const exists = ['warning', 'Item already exists in Wishlist!'] as const
const selectAddress = ['info', 'Please select an address'] as const
const ordered = ['success', 'Order Placed Successfully'] as const
const loggedIn = ['success', 'Successfully Logged In!'] as const
const signedUp = ['success', 'Successfully Signed up!'] as const
const loggedOut = ['warning', 'Successfully Logged Out!'] as const

/** Every toast of the specification, and actions that show none. Removals alone can be undone. */
// biome-ignore format: a table is read by its columns.
const ROWS: Row[] = [
  ['Add to cart', saree, {}, [button('Add to cart')], 'Go to cart', [addedToCart]],
  ['Add to cart of a visitor', saree, undefined, [button('Add to cart')], 'Login', []],
  ['Move to Cart', paths.wishlist, wished, [button('Move to Cart')], 'Your wishlist is empty', [addedToCart]],
  ['Move to Cart of one more', paths.wishlist, both, [button('Move to Cart')], 'Your wishlist is empty', [oneMore]],
  ['Remove from Cart', paths.cart, carted, [button('Remove from Cart')], 'It feels so light!', [removedFromCart]],
  ['Add to Wishlist', saree, {}, [button('Add to Wishlist')], 'Remove from Wishlist', [addedToWishlist]],
  ['Remove from Wishlist', saree, wished, [button('Remove from Wishlist')], 'Add to Wishlist', [removedFromWishlist]],
  ['Move to Wishlist', paths.cart, carted, [button('Move to Wishlist')], 'It feels so light!', [moved]],
  ['Move to Wishlist of a wished product', paths.cart, both, [button('Move to Wishlist')], 'MY CART (1)', [exists]],
  ['Next', paths.address, carted, [button('Next')], 'Shipping Address', [selectAddress]],
  ['Place Order', paths.address, carted, [asha, button('Next'), button('Place Order')], 'Thank you', [ordered]],
  ['Login as guest', paths.login, undefined, [button('Login as guest')], 'Shop Now', [loggedIn]],
  ['Login that fails', paths.login, undefined, [{ ...guest, Password: 'wool' }, button('Login')], apiErrorTexts.wrongCredentials, [loggedIn]],
  ['Sign-up', paths.signup, undefined, [newcomer, button('Create new account')], 'Shop Now', [signedUp]],
  ['Sign-up that fails', paths.signup, undefined, [{ ...newcomer, ...guest, 'Confirm Password': guest.Password }, button('Create new account')], apiErrorTexts.emailExists, []],
  ['Logout', paths.profile, {}, [button('Logout')], 'Oh no! You are logged out', [loggedOut]],
]

describe('toasts', () => {
  test.each(ROWS)('shows toasts for %s', async (_what, at, shopper, steps, seen, expected) => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = await renderApp(at, { shopper })
    for (const step of steps) {
      if (isControl(step)) await user.click(await screen.findByRole(step[0], { name: step[1] }))
      else await fillIn(user, step)
    }
    // The button changes at once, and is replaced when the response arrives.
    await waitFor(() => expect(within(screen.getByRole('main')).getByText(seen)).toBeVisible())
    await waitFor(() => expect(toasts()).toEqual(expected))
    expect(consoleError).toHaveBeenCalledTimes(Object.values<string>(apiErrorTexts).includes(seen) ? 1 : 0)
  })
})
