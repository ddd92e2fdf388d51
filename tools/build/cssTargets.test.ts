import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { cssTargets } from './cssTargets.cjs'

const ROOT = join(__dirname, '../..')
const sheets = ['src', 'mock-server'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.includes('node_modules'))
    .map((file) => join(folder, file)),
)

/** The names of the properties that a style sheet sets. */
const propertiesOf = (css: string) => {
  const declarations = css.replace(/\/\*.*?\*\//gs, '').matchAll(/(?<=[{;]\s*)([-\w]+)\s*:[^;{}]+(?=[;}])/g)
  return new Set(Array.from(declarations, ([, name]) => name))
}

describe('cssTargets', () => {
  test('let the build drop no property of a style sheet', () => {
    expect(sheets.length).toBeGreaterThan(50)
    const dropped = sheets.flatMap((file) => {
      const code = readFileSync(join(ROOT, file))
      const built = transform({ filename: file, code, targets: cssTargets, minify: true }).code
      const kept = propertiesOf(String(built))
      return [...propertiesOf(String(code))]
        .filter((name) => !kept.has(name))
        .map((name) => `${file}: ${name}`)
    })
    expect(dropped).toEqual([])
  })
})
