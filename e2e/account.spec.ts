import type { Locator, Page } from '@playwright/test'
import { demoAccount } from '../src/contract/demoAccount'
import { errorTexts } from '../src/contract/errors'
import { expect, test } from './support/fixtures'
import { paithani } from './support/products'
import {
  expectCounts,
  expectPath,
  expectToast,
  logInAsGuest,
  openAsGuest,
  toasts,
  visit,
} from './support/shopper'

const newUser = { name: 'Zoya Khan', email: 'zoya@resham.example', password: 'mulberry' }

async function fillSignup(page: Page, { name, email, password }: typeof newUser, confirmed = password) {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(confirmed)
}

function storedSession(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('loginItems'))
}

/** Name and email on the profile. */
function details(page: Page): Locator {
  return page.getByRole('region', { name: 'Your details' })
}

/** Edits the name or the email in the profile. */
async function edit(page: Page, what: 'name' | 'email', text: string): Promise<void> {
  await page.getByRole('button', { name: `Edit ${what}` }).click()
  await page.getByRole('textbox', { name: what }).fill(text)
  await page.getByRole('button', { name: `Save ${what}` }).click()
}

test('a visitor signs up to add to the wishlist, edits the profile and logs out', { tag: '@phone' }, async ({
  page,
}) => {
  await test.step('Add to Wishlist leads to the log-in, which links to the sign-up', async () => {
    await page.goto(`/products/${paithani.id}?from=a-friend#size`)
    await page.getByRole('button', { name: 'Add to Wishlist' }).click()
    await expectPath(page, '/login')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expectPath(page, '/signup')
  })

  await test.step('every field is required', async () => {
    await page.getByRole('button', { name: 'Create new account' }).click()
    await expect(page.getByText(/ is required\.$/)).toHaveCount(4)
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
    await fillSignup(page, { ...newUser, email: 'not an address' })
    await page.getByRole('button', { name: 'Create new account' }).click()
    await expect(page.getByText('Please enter a valid email address.')).toHaveCount(1)
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
    await expectPath(page, '/signup')
  })

  await test.step('the passwords must match', async () => {
    await fillSignup(page, newUser, 'mulbery')
    await expect(page.getByText("Passwords don't match", { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Create new account' }).click()
    await expect(page.getByText("Passwords don't match", { exact: true })).toBeVisible()
    await expectPath(page, '/signup')
    expect(await storedSession(page)).toBeNull()
    await page.getByLabel('Confirm Password', { exact: true }).fill(newUser.password)
    await expect(page.getByText("Passwords don't match")).toHaveCount(0)
  })

  await test.step('the sign-up returns to the product, with query and hash', async () => {
    await page.getByRole('button', { name: 'Create new account' }).click()
    await expectToast(page, 'Successfully Signed up!')
    await expect(page).toHaveURL(`/products/${paithani.id}?from=a-friend#size`)
    await expect(page.getByRole('heading', { level: 1, name: paithani.title })).toBeVisible()
  })

  await test.step('the interrupted action is replayed', async () => {
    await expectToast(page, 'Item Added to Wishlist!')
    await expect(page.getByRole('button', { name: 'Remove from Wishlist' })).toBeVisible()
    await page.reload()
    await expectCounts(page, { wishlist: 1, cart: 0 })
  })

  await test.step('the browser stores token and user, but no password', async () => {
    const stored: unknown = JSON.parse((await storedSession(page)) ?? '')
    expect(stored).toEqual({
      token: expect.any(String),
      user: expect.objectContaining({ name: newUser.name, email: newUser.email }),
      _persist: { version: 1, rehydrated: true },
    })
    expect(JSON.stringify(stored)).not.toMatch(/password|mulberry/i)
  })

  await test.step('name and email can be edited', async () => {
    await visit(page, 'Profile')
    await expect(details(page).getByText(newUser.name, { exact: true })).toBeVisible()
    await edit(page, 'name', 'Zoya Khan-Rao')
    await expect(details(page).getByText('Zoya Khan-Rao', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit name' })).toBeFocused()
    await edit(page, 'email', 'zoya.rao@resham.example')
    await expect(details(page).getByText('zoya.rao@resham.example', { exact: true })).toBeVisible()
  })

  await test.step('invalid edits are not saved', async () => {
    await edit(page, 'name', '   ')
    await expect(page.getByText('Name is required.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Name' }).press('Escape')
    await expect(details(page).getByText('Zoya Khan-Rao', { exact: true })).toBeVisible()
    await edit(page, 'email', 'nowhere')
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).press('Escape')
    await expect(details(page).getByText('zoya.rao@resham.example', { exact: true })).toBeVisible()
  })

  await test.step('logging out ends the session', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Oh no! You are logged out' })).toBeVisible()
    await expectPath(page, '/logout')
    await expectToast(page, 'Successfully Logged Out!')
    await expect.poll(() => storedSession(page)).toBeNull()
    await page.getByRole('link', { name: 'See Products' }).click()
    await expectPath(page, '/products')
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^Wishlist/ })
      .click()
    await expectPath(page, '/login')
  })

  await test.step('the account can log in again', async () => {
    await page.getByLabel('Email', { exact: true }).fill(` ${newUser.email.toUpperCase()} `)
    await page.getByLabel('Password', { exact: true }).fill(newUser.password)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expectPath(page, '/wishlist')
  })
})

test('the sign-up rejects a registered email regardless of case', async ({ page }) => {
  await page.goto('/signup')
  await fillSignup(page, { ...newUser, email: demoAccount.email.toUpperCase() })
  await page.getByRole('button', { name: 'Create new account' }).click()
  await expect(page.getByRole('alert').filter({ hasText: errorTexts.emailExists })).toBeVisible()
  await expect(toasts(page, 'Successfully Signed up!')).toHaveCount(0)
  await expectPath(page, '/signup')
  await page.getByRole('link', { name: 'Sign In' }).click()
  await expectPath(page, '/login')
})

test('the log-in form shows why a log-in failed', async ({ page }) => {
  await page.goto('/login')
  const email = page.getByLabel('Email', { exact: true })
  const password = page.getByLabel('Password', { exact: true })
  const logIn = page.getByRole('button', { name: 'Login', exact: true })

  await logIn.click()
  await expect(page.getByText(/ is required\.$/)).toHaveCount(2)
  await expect(toasts(page, 'Successfully Logged In!')).toHaveCount(0)

  await test.step('an unknown email', async () => {
    await email.fill(newUser.email)
    await password.fill(newUser.password)
    await logIn.click()
    // On submit, whatever the outcome: specification, section 8.
    await expectToast(page, 'Successfully Logged In!')
    await expect(page.getByRole('alert')).toHaveText(errorTexts.notRegistered)
  })

  await test.step('a wrong password', async () => {
    await email.fill(demoAccount.email)
    await logIn.click()
    await expect(page.getByRole('alert')).toHaveText(errorTexts.wrongCredentials)
    await expectPath(page, '/login')
    expect(await storedSession(page)).toBeNull()
  })

  await test.step('the password can be shown', async () => {
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
  })

  await test.step('the correct password redirects home', async () => {
    await password.fill(demoAccount.password)
    await password.press('Enter')
    await expectPath(page, '/')
  })
})

test('protected pages redirect to the log-in, which returns to them', async ({ page }) => {
  for (const path of ['/wishlist', '/cart', '/checkout/userAddress', '/checkout/orderSummary', '/profile']) {
    await page.goto(path)
    await expectPath(page, '/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
  }
  await page.goto('/profile?tab=details#addresses')
  await logInAsGuest(page)
  await expect(page).toHaveURL('/profile?tab=details#addresses')
})

test('log-in and sign-up redirect a logged-in user home', async ({ page }) => {
  await openAsGuest(page, '/login')
  await expectPath(page, '/')
  await page.goto('/signup')
  await expectPath(page, '/')
})

test('profile edits persist after a reload', async ({ page }) => {
  await openAsGuest(page)
  await edit(page, 'name', 'Meera D.')
  await edit(page, 'email', 'meera@resham.example')
  await page.reload()
  await expect(details(page).getByText('Meera D.', { exact: true })).toBeVisible()
  await expect(details(page).getByText('meera@resham.example', { exact: true })).toBeVisible()
})
