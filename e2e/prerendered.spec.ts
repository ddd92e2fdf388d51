import type { Page } from '@playwright/test'
import { demoAccount } from '../src/contract/demoAccount'
import { expectNoViolations } from './axe'
import { expect, test } from './fixtures'
import { paithani } from './garments'
import { addToCart, arriveAsGuest, expectToast, expectToBeAt, garmentOn, open } from './shopper'

const SCRIPTS = /\/assets\/(?!beforeHydration)[^/]+\.js$/

/** Opens a page whose scripts are held back; returns a function that lets them come. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(SCRIPTS, async (route) => {
    await arrived
    await route.continue()
  })
  // The page is never loaded to its end while its scripts are held back.
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  return async () => {
    arrive()
    await page.waitForFunction(() => !document.querySelector('[data-prerendered]'))
  }
}

/** Where everything stands that has a name or words of its own. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root :is(a, button, input, h1, h2, p, img, dd)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [element.tagName, element.textContent, ...[x, y, width, height].map(Math.round)].join(' ')
    }),
  )

/** The elements that are not those of the file. */
const newElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :not([data-in-file], svg *)')].map(({ outerHTML }) => outerHTML),
  )

for (const width of [360, 820, 1440]) {
  for (const path of ['/', '/products', `/products/${paithani.id}`, '/login', '/mockMan', '/404']) {
    test(`${path} is hydrated in place, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const arrive = await openWithoutScripts(page, path)
      const before = await places(page)
      expect(before.length).toBeGreaterThan(10)
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('main *')) element.setAttribute('data-in-file', '')
      })
      await arrive()
      // Of the filters a page holds the panel and the button of the sheet, and the shop the one that fits.
      const isShown = (place: string) => !/ 0 0 0 0$/.test(place)
      const counted = (place: string) => place.replace(/(Wishlist|Cart) 0( items)?/, '$1')
      const shown = (all: string[]) => all.filter(isShown).map(counted)
      expect(shown(await places(page))).toEqual(shown(before))
      expect(await newElements(page)).toEqual([])
    })
  }
}

for (const width of [360, 1440]) {
  test(`a page for shoppers begins with header and footer, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const arrive = await openWithoutScripts(page, '/cart')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Resham' })).toBeVisible()
    const before = await header.boundingBox()
    await arrive()
    await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible()
    expect(await header.boundingBox()).toEqual(before)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('home, listing and garment can be read @phone', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'The feeling of luxury' })).toBeVisible()
    await page.getByRole('link', { name: 'Shop Now' }).click()
    await expect(page.getByText('20 products', { exact: true })).toBeVisible()
    await open(page, paithani)
    const main = page.getByRole('main')
    await expect(main.getByText(paithani.now).first()).toBeVisible()
    await expect(main.getByText('In Stock')).toBeVisible()
    await expect(main.getByRole('img').first()).toHaveCSS('opacity', '1')
  })
})

test('every page has a file of its own, and none has an inline script', async ({ request }) => {
  for (const path of [
    '/',
    '/products',
    `/products/${paithani.id}`,
    '/login',
    '/signup',
    '/mockMan',
    '/404',
    '/cart',
  ]) {
    const html = await (await request.get(path)).text()
    const inline = [...html.matchAll(/<script(?![^>]* src=)([^>]*)>/g)].map(([, attributes]) => attributes)
    expect(inline.every((attributes) => /type="application\/(ld\+)?json"/.test(attributes ?? ''))).toBe(true)
    expect(html).toContain('<title>')
  }
})

test('a listing with filters does not begin with everything, and nothing moves @phone', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number }
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + shift.value,
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const arrive = await openWithoutScripts(page, '/products?category=Saree')
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: /Saree/ })).toHaveCount(0)
  await arrive()
  await expect(page.getByText('5 products', { exact: true })).toBeVisible()
  await expect(garmentOn(page, paithani)).toBeVisible()
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.001)
})

test('what is typed before the shop is there is searched for', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/')
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.pressSequentially('paithani')
  await field.press('Enter')
  await arrive()
  await expectToBeAt(page, '/products')
  await expect(field).toHaveValue('paithani')
  await expect(field).toBeFocused()
  await expect(page.getByText('1 product', { exact: true })).toBeVisible()
})

test('a form that is sent before it is hydrated is sent then, and nothing of it stands in the URL', async ({
  page,
}) => {
  const arrive = await openWithoutScripts(page, '/login')
  await page.getByLabel('Email').fill(demoAccount.email)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill(demoAccount.password)
  await password.press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await arrive()
  await expectToBeAt(page, '/')
  await expectToast(page, 'Successfully Logged In!')
})

test('a toggle that is pressed before it is hydrated is turned once', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/login')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('mulberry')
  await page.getByRole('button', { name: 'Show password' }).click()
  await arrive()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('mulberry')
})

test('what is ticked before the shop is there is chosen then', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/products')
  const lehenga = page.getByRole('checkbox', { name: 'Lehenga' })
  await lehenga.check()
  await arrive()
  await expect(lehenga).toBeChecked()
  await expect(lehenga).toBeFocused()
  await expect(page.getByText('5 products', { exact: true })).toBeVisible()
})

test('a category of the URL that is ticked before it is hydrated stays ticked', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/products?category=Saree')
  const saree = page.getByRole('checkbox', { name: 'Saree' })
  await saree.check()
  await arrive()
  await expect(page.getByText('5 products', { exact: true })).toBeVisible()
  await expect(saree).toBeChecked()
})

test('what is chosen on a listing with filters is found again among them', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/products?category=Saree&search=silk')
  const order = page.getByRole('radio', { name: 'High to Low' })
  await order.check()
  const key = page.getByRole('switch', { name: /leads to the search/ })
  await key.uncheck()
  await arrive()
  await expect(order).toBeChecked()
  await expect(key).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Lehenga' })).not.toBeChecked()

  // It is kept off, and the screen that was written ahead does not know.
  const again = await openWithoutScripts(page, '/products')
  await key.uncheck()
  await again()
  await expect(key).not.toBeChecked()
})

test('what is in the cart already leads there, and is not put into it again', async ({ page }) => {
  await arriveAsGuest(page, '/products')
  await addToCart(page, paithani)
  const arrive = await openWithoutScripts(page, '/products')
  await garmentOn(page, paithani).getByRole('button', { name: 'Add to cart' }).click()
  await arrive()
  await expect(garmentOn(page, paithani).getByRole('link', { name: 'Go to cart' })).toBeVisible()
  await page.goto('/cart')
  await expect(garmentOn(page, paithani).getByText('Quantity 1')).toBeVisible()
})

test('who scrolls and presses before the shop is there stays, and is heard', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/products')
  const scrolled = () => page.evaluate(() => window.scrollY)
  await page.mouse.wheel(0, 300)
  await expect.poll(scrolled).toBe(300)
  await arrive()
  expect(await scrolled()).toBe(300)

  const again = await openWithoutScripts(page, '/products')
  await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click()
  await again()
  await expectToBeAt(page, '/login')
})

for (const width of [360, 820, 1440]) {
  test(`who scrolled to the foot before the shop was there sees the same cards, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const arrive = await openWithoutScripts(page, '/products')
    // As a finger does it: past every card.
    await expect(async () => {
      await page.mouse.wheel(0, 400)
      await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 0.9, timeout: 100 })
    }).toPass({ intervals: [50] })
    const last = page.getByRole('main').getByRole('listitem').last()
    const top = async () => (await last.boundingBox())?.y ?? Number.NaN
    const before = await top()
    await arrive()
    // A window scrolls by whole pixels.
    expect(await top()).toBeCloseTo(before, 0)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await top()).toBeCloseTo(before, 0)
  })
}

test('a garment keeps what is on the screen while its own page is on the way', async ({ page }) => {
  const arrive = await openWithoutScripts(page, `/products/${paithani.id}`)
  await page.route(/\/assets\/product\.[^/]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
    await route.continue()
  })
  await page.evaluate(() => {
    const watch = () => {
      if (!document.querySelector('main h1')) document.documentElement.dataset.gone = ''
    }
    new MutationObserver(watch).observe(document.body, { childList: true, subtree: true })
  })
  await arrive()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible()
  await expect(page.locator('html[data-gone]')).toHaveCount(0)
})

test('a link is a link before the shop is there', async ({ page }) => {
  await openWithoutScripts(page, '/')
  await page.unroute(SCRIPTS)
  await page.getByRole('link', { name: 'Shop Now' }).click()
  await expectToBeAt(page, '/products')
  await expect(page.getByText('20 products', { exact: true })).toBeVisible()
})

test('a shop that cannot begin says so', async ({ page, expectedNoise }) => {
  expectedNoise.push(/No shop today/)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      history.replaceState = () => {
        throw new Error('No shop today')
      }
    })
  })
  await page.goto('/products', { waitUntil: 'commit' })
  await expect(page.getByRole('alert')).toContainText('The shop could not be loaded.')
})

test('a shop whose scripts do not arrive says so, and tries again', { tag: '@phone' }, async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/net::ERR_FAILED/, /Loading chunk/)
  for (const script of [SCRIPTS, /\/assets\/shop\.[^/]+\.js$/]) {
    await page.route(script, (route) => route.abort())
    await page.goto('/products', { waitUntil: 'commit' })
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('The shop could not be loaded.')
    await expectNoViolations(page, 'a shop whose scripts did not arrive')
    await page.unroute(script)
    await notice.getByRole('link', { name: 'Try again' }).click()
    await expect(notice).toBeHidden()
    await expect(page.getByText('20 products', { exact: true })).toBeVisible()
  }
})
