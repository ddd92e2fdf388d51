import { withChecksums } from './serviceWorkerPlugin.cjs'

const entryOf = (url: string, product = 'Rs. 90') => {
  const build = { 'shell.html': 'header', 'products/index.html': 'list', 'products/a/index.html': product }
  const assets = Object.fromEntries(
    Object.entries(build).map(([name, text]) => [name, { source: () => text }]),
  )
  return withChecksums({ url, revision: url.startsWith('/assets/') ? null : 'its own' }, assets)
}

describe('withChecksums', () => {
  test('lets the service worker refuse a page of another release, and leaves a file with a hash in its name', () => {
    expect(entryOf('/products/index.html')).toEqual({
      url: '/products/index.html',
      revision: 'its own',
      integrity: 'sha256-ozA5XMClOtEgdzZUav/0c1lAk3Vku/dc4e2tQHgNkTk=',
    })
    expect(entryOf('/assets/start.js')).toEqual({ url: '/assets/start.js', revision: null })
  })

  test("the shell's revision changes with the page of any product, its checksum does not", () => {
    const shell = entryOf('/shell.html')
    const other = entryOf('/shell.html', 'Rs. 80')
    expect(other).toEqual({ ...shell, revision: expect.not.stringMatching(`^${shell.revision}$`) })
  })
})
