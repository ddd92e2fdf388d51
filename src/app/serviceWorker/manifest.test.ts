import { readFileSync } from 'node:fs'

type Icon = { src: string; sizes: string; type: string; purpose?: string }

const read = (file: string) => readFileSync(`public/${file}`)

/** Where a PNG file has its width and its height. */
const sizeOf = (png: Buffer) => [16, 20].map((at) => png.readUInt32BE(at)).join('x')

test('the manifest has what installation requires', () => {
  expect(String(read('index.html'))).toContain('<link rel="manifest" href="/manifest.webmanifest"')
  const { icons, ...manifest } = JSON.parse(String(read('manifest.webmanifest')))
  expect(manifest).toMatchObject({
    id: '/',
    name: 'Resham',
    start_url: '/',
    scope: '/',
    display: 'standalone',
  })
  const pngs = (icons as Icon[]).filter(({ type }) => type === 'image/png')
  expect(pngs.map(({ src, purpose = 'any' }) => `${sizeOf(read(src))} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of pngs) expect(sizeOf(read(src))).toBe(sizes)
})
