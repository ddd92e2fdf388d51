import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SRC = join(__dirname, '../..')
const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))

/** CSS that a browser of the browserslist lacks, and that no tool replaces. */
const UNSUPPORTED = [
  [':has()', /:has\(/],
  ['logical float', /float:\s*inline-/],
] as const

describe('style sheets', () => {
  test.each(UNSUPPORTED)('uses no %s', (_what, pattern) => {
    const text = (path: string) => readFileSync(join(SRC, path), 'utf8')
    expect(sheets.length).toBeGreaterThan(50)
    expect(sheets.filter((path) => pattern.test(text(path)))).toEqual([])
  })
})
