import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SRC = join(__dirname, '../..')
const sheets = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))

/** What a browser of the browserslist does not know, and what no tool replaces or the page does not do without. */
const TOO_YOUNG = [
  ['a rule that asks what an element holds', /:has\(/],
  ['a float by the direction of the text', /float:\s*inline-/],
] as const

test.each(TOO_YOUNG)('no style sheet has %s', (_what, pattern) => {
  const text = (path: string) => readFileSync(join(SRC, path), 'utf8')
  expect(sheets.length).toBeGreaterThan(50)
  expect(sheets.filter((path) => pattern.test(text(path)))).toEqual([])
})
