import { createHash } from 'node:crypto'
import { withChecksums } from './serviceWorkerPlugin.cjs'

const build = { 'shell.html': 'header', 'products/index.html': 'list', 'products/a/index.html': 'Rs. 90' }

const entryOf = (url: string, changes: Partial<typeof build> = {}) => {
  const files = Object.entries({ ...build, ...changes })
  const assets = Object.fromEntries(files.map(([name, text]) => [name, { source: () => text }]))
  return withChecksums({ url, revision: url.startsWith('/assets/') ? null : 'its own' }, assets)
}

describe('withChecksums', () => {
  test('lets the service worker refuse another release', () => {
    const sha256 = createHash('sha256').update('list').digest('base64')
    expect(entryOf('/products/index.html')).toEqual({
      url: '/products/index.html',
      revision: 'its own',
      integrity: `sha256-${sha256}`,
    })
  })

  test('leaves a file with a hash in its name as it is', () => {
    expect(entryOf('/assets/main.js')).toEqual({ url: '/assets/main.js', revision: null })
  })

  test("the shell's revision changes with the page of any product, its checksum does not", () => {
    const [shell, other] = [
      entryOf('/shell.html'),
      entryOf('/shell.html', { 'products/a/index.html': 'Rs. 80' }),
    ]
    expect(other).toEqual({ ...shell, revision: expect.not.stringMatching(`^${shell.revision}$`) })
  })

  test('throws for a file that is not in the build', () => {
    expect(() => entryOf('/icon.png')).toThrow('icon.png is not in the build.')
  })
})
