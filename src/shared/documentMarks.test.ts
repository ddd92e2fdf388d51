import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kebabCase } from 'es-toolkit'
import { htmlMarks, NOT_LOADED_ID, PAGE_DATA_ID, rootMarks, SCRIPTS_ID } from './documentMarks'

const ROOT = join(__dirname, '../..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const styles = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => read(`src/${file}`))
  .join('')

test('files that cannot import the marks use their names', () => {
  const attributeOf = (mark: string) => `data-${kebabCase(mark)}`
  const page = read('delivery/pageHtml.cjs')
  for (const mark of [htmlMarks.siteUrl, rootMarks.prerendered, rootMarks.filtered])
    expect(page).toContain(attributeOf(mark))
  for (const mark of [htmlMarks.isLoading, htmlMarks.hasQuery, htmlMarks.hasSession])
    expect(styles).toContain(`[${attributeOf(mark)}]`)
  for (const id of [PAGE_DATA_ID, SCRIPTS_ID]) expect(page).toContain(`id="${id}"`)
  expect(read('public/index.html')).toContain(`id="${NOT_LOADED_ID}"`)
  expect(styles).toContain(`#${NOT_LOADED_ID}`)
})
