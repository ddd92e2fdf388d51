import { expect, test } from './fixtures'
import { settled } from './measures'

/** What the pictures of a phone's first screen may cost, in bytes. */
const FIRST_SCREEN = 250_000

for (const deviceScaleFactor of [2, 3]) {
  test.describe(`on a phone of ${deviceScaleFactor} dots a pixel`, () => {
    test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor })

    test('the pictures of the first screen of the listing are light', async ({ page }) => {
      await page.goto('/products')
      await settled(page)
      const { seen, bytes } = await page.evaluate(() => {
        const pictures = [...document.images].filter(
          (image) => image.getBoundingClientRect().top < innerHeight,
        )
        const sizes = pictures.map(
          ({ currentSrc }) =>
            (performance.getEntriesByName(currentSrc)[0] as PerformanceResourceTiming).encodedBodySize,
        )
        return { seen: pictures.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
      })
      expect(seen).toBeGreaterThanOrEqual(2)
      expect(bytes).toBeGreaterThan(0)
      expect(bytes).toBeLessThan(FIRST_SCREEN)
    })
  })
}

test('a picture fades in over its colour', async ({ page }) => {
  await page.goto('/products')
  await settled(page)
  const late = page.getByRole('main').getByRole('img').last()
  const opacity = () => late.evaluate((image) => getComputedStyle(image).opacity)
  await late.scrollIntoViewIfNeeded()
  await expect.poll(opacity).toBe('1')
})

test.describe('for those who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves for longer than a blink', async ({ page }) => {
    await page.goto('/products')
    await settled(page)
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
