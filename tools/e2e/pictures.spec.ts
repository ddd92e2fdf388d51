import { expect, test } from './support/fixtures'
import { waitForHydration } from './support/hydration'
import { openPage } from './support/shopper'

/** The size limit for the images in a phone's initial viewport, in bytes. */
const INITIAL_VIEWPORT_BYTES = 250_000

for (const deviceScaleFactor of [2, 3]) {
  test.describe(`listing on a phone with a device pixel ratio of ${deviceScaleFactor}`, () => {
    test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor })

    test('keeps the images in the initial viewport small', async ({ page }) => {
      await openPage(page, '/products')
      const { count, bytes } = await page.evaluate(() => {
        const pictures = [...document.images].filter(
          (image) => image.getBoundingClientRect().top < innerHeight,
        )
        const sizes = pictures.map(
          ({ currentSrc }) =>
            (performance.getEntriesByName(currentSrc)[0] as PerformanceResourceTiming).encodedBodySize,
        )
        return { count: pictures.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
      })
      expect(count).toBeGreaterThanOrEqual(2)
      expect(bytes).toBeGreaterThan(0)
      expect(bytes).toBeLessThan(INITIAL_VIEWPORT_BYTES)
    })
  })
}

test('a picture below the fold fades in when scrolled to', async ({ page }) => {
  await openPage(page, '/products')
  const last = page.getByRole('main').locator('img').last()
  const opacity = () => last.evaluate((image) => getComputedStyle(image).opacity)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(opacity).toBe('1')
})

test.describe('listing with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('has no transitions or animations', async ({ page }) => {
    await openPage(page, '/products')
    const slow = await page.evaluate(() => {
      const seconds = (text: string) => Math.max(...text.split(',').map(Number.parseFloat))
      return [...document.querySelectorAll('body *')]
        .filter((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element)
          return seconds(transitionDuration) > 0.002 || seconds(animationDuration) > 0.002
        })
        .map(({ className }) => String(className))
    })
    expect(slow).toEqual([])
  })
})

test('the scripts are requested after the one large picture of a page, or soon without it', async ({
  page,
}) => {
  for (const path of ['/', '/products/aubergine-paithani-saree']) {
    await page.goto(path)
    await waitForHydration(page)
    const { picture, script } = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return {
        picture: entries.find(({ initiatorType }) => initiatorType === 'img')?.responseEnd,
        script: entries.find(({ name }) => name.endsWith('.js'))?.startTime,
      }
    })
    expect(script).toBeGreaterThanOrEqual(picture ?? Number.POSITIVE_INFINITY)
  }
  // The requests for the hero never get a response.
  await page.route('**/images/hero-*', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await waitForHydration(page)
})
