import type { Page } from '@playwright/test'
import { demoAccount } from '../src/contract/demoAccount'
import { expectNoViolations } from './support/axe'
import { expect, test } from './support/fixtures'
import { atEveryWidth, cutOffText, horizontalOverflow } from './support/layoutChecks'
import { visualOrderMismatches } from './support/readingOrder'

type TestRequest = { method?: 'GET' | 'POST' | 'DELETE'; endpoint: string; body?: string; status: string }

const historyOf = (page: Page) => page.getByRole('region', { name: 'History' })
const responseOf = (page: Page) => page.getByRole('region', { name: 'Response' })
const itemsOf = (page: Page) => historyOf(page).getByRole('listitem')
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Compare two responses' })
const button = (page: Page, name: string) => historyOf(page).getByRole('button', { name, exact: true })
const tick = (page: Page, request: string) =>
  historyOf(page).getByRole('checkbox', { name: `Compare ${request}` })

/** Sends a request, and waits until it is in the history. */
async function send(page: Page, { method = 'GET', endpoint, body, status }: TestRequest): Promise<void> {
  const count = await itemsOf(page).count()
  await page.getByRole('combobox', { name: 'Method' }).selectOption(method)
  await page.getByRole('combobox', { name: 'Endpoint' }).fill(endpoint)
  if (body !== undefined) await page.getByRole('textbox', { name: 'Body' }).fill(body)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(itemsOf(page)).toHaveCount(count + 1)
  await expectStatus(page, status)
}

const expectStatus = (page: Page, status: string) =>
  expect(responseOf(page).getByRole('status').getByText(status, { exact: true })).toBeVisible()

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('testerHistory') ?? '')

/** Sends two requests with different responses, and opens their comparison. */
async function compareTwo(page: Page): Promise<void> {
  await page.goto('/mockMan')
  await send(page, { endpoint: '/api/products/aubergine-paithani-saree', status: '200 OK' })
  await send(page, { endpoint: '/api/products/nothing', status: '404 Not Found' })
  await tick(page, 'GET /api/products/aubergine').check()
  await tick(page, 'GET /api/products/nothing').check()
  await button(page, 'Compare').click()
  await expect(dialogOf(page)).toBeVisible()
}

test('the history survives a reload, and shows a request again', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/mockMan')
  await expect(historyOf(page).getByText(/^No requests yet/)).toBeVisible()
  await send(page, { method: 'DELETE', endpoint: '/api/nothing', body: '{"a":1}', status: '404 Not Found' })
  await send(page, { endpoint: '/api/categories', status: '200 OK' })
  await page.reload()
  await expect(itemsOf(page)).toHaveText([
    /GET \/api\/categories.*200 OK/,
    /DELETE \/api\/nothing.*404 Not Found/,
  ])
  await expect(responseOf(page).getByText('Response is undefined.')).toBeVisible()

  await button(page, 'Look again: DELETE /api/nothing').click()
  await expect(page.getByRole('combobox', { name: 'Method' })).toHaveValue('DELETE')
  await expect(page.getByRole('combobox', { name: 'Endpoint' })).toHaveValue('/api/nothing')
  await expect(page.getByRole('textbox', { name: 'Body' })).toHaveValue('{"a":1}')
  await expectStatus(page, '404 Not Found')
  await expect(responseOf(page).getByText(/^From the history: sent/)).toBeVisible()
  await expect(responseOf(page).getByRole('heading', { name: 'Response' })).toBeInViewport()
})

test('a request of the history is sent again', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/mockMan')
  await send(page, { endpoint: '/api/categories', status: '200 OK' })
  await send(page, { endpoint: '/api/nothing', status: '404 Not Found' })
  await button(page, 'Send again: GET /api/categories').click()
  await expectStatus(page, '200 OK')
  await expect(itemsOf(page)).toHaveText([/categories/, /nothing/, /categories/])
  await expect(responseOf(page).getByText(/^From the history/)).toHaveCount(0)
})

test('no password and no token is stored, and none is sent as a mark', async ({ page }) => {
  const { email, password } = demoAccount
  await page.goto('/mockMan')
  await send(page, {
    method: 'POST',
    endpoint: '/api/auth/login',
    body: JSON.stringify({ email, password }),
    status: '200 OK',
  })
  const signUp = { name: 'Asha Rao', email: 'asha@resham.example', password: 'kanchi-42' }
  await send(page, {
    method: 'POST',
    endpoint: '/api/auth/signup',
    body: JSON.stringify({ ...signUp, confirmPassword: 'kanchi-42' }),
    status: '201 Created',
  })
  const token = await page.evaluate(async (body) => {
    const response = await fetch('/api/auth/login', { method: 'POST', body })
    return (await response.json()).encodedToken as string
  }, JSON.stringify(signUp))
  await page.getByRole('textbox', { name: 'Name of header 2' }).fill('authorization')
  await page.getByRole('textbox', { name: 'Value of header 2' }).fill(`Bearer ${token}`)
  await send(page, { endpoint: '/api/user/cart', status: '200 OK' })
  await send(page, { endpoint: `/api/nothing?token=${token}`, status: '404 Not Found' })

  const text = await stored(page)
  expect(text).toContain(signUp.email)
  expect(text).not.toContain(password)
  expect(text).not.toContain('kanchi')
  expect(text).not.toContain('eyJ')
  for (const part of token.split('.')) expect(text).not.toContain(part)

  await test.step('a removed token must be filled in again', async () => {
    await button(page, 'Send again: GET /api/user/cart').click()
    const value = page.getByRole('textbox', { name: 'Value of header 2' })
    await expect(value).toHaveValue('‹removed›')
    await expect(value).toBeFocused()
    await expect(page.getByRole('alert')).toHaveText(/^Fill in ‹removed› again/)
    await expect(itemsOf(page)).toHaveCount(4)
    await value.fill(token)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(itemsOf(page)).toHaveCount(5)
    await expectStatus(page, '200 OK')
  })
})

test('two responses are compared side by side', async ({ page }) => {
  await compareTwo(page)
  const dialog = dialogOf(page)
  const status = dialog.getByRole('region', { name: 'Status' })
  await expect(status.getByRole('deletion')).toHaveText('Only earlier: 200 OK')
  await expect(status.getByRole('insertion')).toHaveText('Only later: 404 Not Found')
  await expect(dialog.getByRole('region', { name: 'Data' }).getByRole('deletion')).toContainText('Paithani')
  const [before, after] = await Promise.all([
    status.getByRole('deletion').boundingBox(),
    status.getByRole('insertion').boundingBox(),
  ])
  expect(after?.y).toBe(before?.y)

  await test.step('equal lines far from a change are collapsed', async () => {
    await page.keyboard.press('Escape')
    await expect(button(page, 'Compare')).toBeFocused()
    await historyOf(page)
      .getByRole('checkbox', { name: /nothing/ })
      .uncheck()
    await send(page, { endpoint: '/api/products/aubergine-paithani-saree?again', status: '200 OK' })
    await tick(page, 'GET /api/products/aubergine-paithani-saree?again').check()
    await button(page, 'Compare').click()
    await expect(dialog.getByText('The responses are equal.')).toBeVisible()
    const data = dialog.getByRole('region', { name: 'Data' })
    await expect(data.getByText('"title":').first()).toBeHidden()
    await data.getByText(/^… \d+ equal lines$/).click()
    await expect(data.getByText('"title":').first()).toBeVisible()
  })
})

test('requests are removed, and the history is cleared in every tab', async ({ page, context }) => {
  await page.goto('/mockMan')
  for (const name of ['a', 'b', 'c'])
    await send(page, { endpoint: `/api/nothing/${name}`, status: '404 Not Found' })
  const other = await context.newPage()
  await other.goto('/mockMan')
  await expect(itemsOf(other)).toHaveCount(3)
  await send(other, { endpoint: '/api/categories', status: '200 OK' })
  await expect(itemsOf(page)).toHaveCount(4)

  await button(page, 'Remove GET /api/nothing/b from the history').click()
  await expect(button(page, 'Remove GET /api/nothing/a from the history')).toBeFocused()
  await expect(itemsOf(other)).toHaveText([/categories/, /nothing\/c/, /nothing\/a/])
  await button(page, 'Clear history').click()
  await expect(historyOf(page).getByRole('heading', { name: 'History' })).toBeFocused()
  await expect(itemsOf(page)).toHaveCount(0)
  await expect(itemsOf(other)).toHaveCount(0)
  expect(await stored(page)).toBe('')
})

test('the history is used with the keyboard alone', async ({ page }) => {
  await page.goto('/mockMan')
  await page.getByRole('combobox', { name: 'Endpoint' }).focus()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  for (const count of [1, 2]) {
    await press('Control+Enter')
    await expect(itemsOf(page)).toHaveCount(count)
    await expectStatus(page, '200 OK')
  }
  const focused = page.locator(':focus')
  const tabTo = async (name: string | RegExp) => {
    for (let steps = 0; steps < 80; steps++) {
      await press('Tab')
      if (await focused.and(page.getByLabel(name).or(page.getByRole('button', { name }))).count()) return
    }
    throw new Error(`Tab does not lead to ${name}`)
  }
  await test.step('look again', async () => {
    await tabTo('Look again: GET /api/test-todos')
    await press('Enter')
    await expect(responseOf(page).getByRole('heading', { name: 'Response' })).toBeFocused()
    await expect(responseOf(page).getByText(/^From the history/)).toBeVisible()
  })
  await test.step('compare', async () => {
    await tabTo('Compare GET /api/test-todos')
    await press('Space')
    await tabTo('Compare GET /api/test-todos')
    await press('Space')
    await tabTo(/^Compare$/)
    await press('Enter')
    await expect(dialogOf(page).getByRole('button', { name: 'Close' })).toBeFocused()
    await expect(dialogOf(page).getByText('The responses are equal.')).toBeVisible()
    await press('Enter')
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(button(page, 'Compare')).toBeFocused()
  })
  await test.step('send again, then clear', async () => {
    await page.getByRole('heading', { name: 'Response' }).focus()
    await tabTo('Send again: GET /api/test-todos')
    await press('Enter')
    await expect(itemsOf(page)).toHaveCount(3)
    await tabTo('Clear history')
    await press('Enter')
    await expect(itemsOf(page)).toHaveCount(0)
    await expect(historyOf(page).getByRole('heading')).toBeFocused()
  })
})

test('the history has no accessibility violations, in both colour schemes', { tag: '@phone' }, async ({
  page,
}) => {
  await compareTwo(page)
  await expectNoViolations(page, 'a comparison')
  await page.keyboard.press('Escape')
  await expectNoViolations(page, 'a history')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await button(page, 'Look again: GET /api/products/nothing').click()
  await expectNoViolations(page, 'a dark history, and a response from it')
  await button(page, 'Compare').click()
  await expectNoViolations(page, 'a dark comparison')
})

test('a history of 50 long requests fits every viewport, and so does a comparison', async ({ page }) => {
  await page.goto('/mockMan')
  await send(page, { endpoint: `/api/${'a-very-long-word'.repeat(20)}`, status: '404 Not Found' })
  await page.evaluate(() => {
    const { version, entries } = JSON.parse(localStorage.getItem('testerHistory') ?? '')
    const [entry] = entries
    const all = Array.from({ length: 50 }, (_, n) => ({
      ...entry,
      id: `${n}`,
      sentAt: entry.sentAt - n * 3_600_000,
    }))
    localStorage.setItem('testerHistory', JSON.stringify({ version, entries: all }))
  })
  await page.reload()
  await button(page, 'Show all 50').click()
  await expect(itemsOf(page)).toHaveCount(50)
  await expect(itemsOf(page).nth(10).getByRole('button').first()).toBeFocused()
  await tick(page, 'GET').first().check()
  await tick(page, 'GET').nth(1).check()
  const expectToFit = () =>
    atEveryWidth(page, async (width) => {
      expect.soft(await horizontalOverflow(page), `${width} px`).toEqual({ by: 0, because: [] })
      expect.soft(await cutOffText(historyOf(page)), `${width} px`).toEqual([])
    })
  await expectToFit()
  expect(await visualOrderMismatches(historyOf(page))).toEqual([])
  await button(page, 'Compare').click()
  await expectToFit()
  expect(await visualOrderMismatches(dialogOf(page))).toEqual([])
})
