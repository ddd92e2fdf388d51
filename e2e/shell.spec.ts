import { expect, test } from './fixtures'

for (const width of [360, 1440]) {
  test(`what stands in for the header stands where the header will, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const scripts = /\/assets\/[^/]+\.js$/
    await page.route(scripts, async (route) => {
      await arrived
      await route.continue()
    })
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    // The scripts are held back, so the page is never loaded to its end.
    await page.goto('/products', { waitUntil: 'commit' })
    const shell = page.locator('.shell')
    const name = page.getByText('Resham', { exact: true }).first()
    await expect(shell).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const places = [await shell.boundingBox(), await name.boundingBox()]
    arrive()
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
    await expect(shell).toHaveCount(0)
    const banner = page.getByRole('banner')
    expect([
      await banner.boundingBox(),
      await banner.getByRole('link', { name: 'Resham' }).boundingBox(),
    ]).toEqual(places)
  })
}
