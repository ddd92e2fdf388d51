import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../../..')
const sheets = ['src', 'mock-server'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css') && !path.includes('node_modules'))
    .map((path) => join(folder, path)),
)

/** A declaration without its end; comments are left out. */
const declarations = (path: string) =>
  readFileSync(join(ROOT, path), 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .split(/[;{}]/)
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => /^-?-?[a-z][\w-]*: /.test(text))

/** The values of a shorthand, of which each may be a function. */
const valuesOf = (text: string) => text.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []

/** CSS that says left or right, whichever way a line runs. `float` has no logical value in all supported browsers. */
const PHYSICAL: [what: string, matches: (property: string, value: string) => boolean][] = [
  [
    'left or right property',
    (property) => /^(?!--)(.*-)?(left|right)(-(width|style|color|radius))?$/.test(property),
  ],
  [
    'alignment to the left or right',
    (property, value) => /^(text-align|justify-)/.test(property) && /\b(left|right)\b/.test(value),
  ],
  [
    'sides in a shorthand',
    (property, value) => {
      const [, right, , left] = valuesOf(value)
      // A safe area is on the same side, whichever way a line runs.
      return (
        /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/.test(property) &&
        left !== undefined &&
        right !== left &&
        !value.includes('safe-area')
      )
    },
  ],
  [
    'position off the middle',
    (property, value) =>
      /^(background(-position)?|object-position|(transform|perspective)-origin|mask(-position)?)$/.test(
        property,
      ) &&
      !value.includes('--forward') &&
      (/\b(left|right)\b/.test(value) || valuesOf(value).some((part) => /^(?!50%)-?[\d.]+%$/.test(part))),
  ],
  [
    'move along the line',
    (property, value) =>
      !value.includes('--forward') &&
      ((property === 'box-shadow' && /inset -?[1-9]/.test(value)) ||
        /translate(X|3d)?\((?!0|-?50%)/.test(value) ||
        /^translate$/.test(property)),
  ],
]

describe('style sheets', () => {
  test.each(PHYSICAL)('have no %s', (_what, matches) => {
    expect(sheets.length).toBeGreaterThan(50)
    const found = sheets.flatMap((path) =>
      declarations(path)
        .filter((text) => {
          const [property = '', ...rest] = text.split(': ')
          return matches(property, rest.join(': '))
        })
        .map((text) => `${path}: ${text}`),
    )
    expect(found).toEqual([])
  })
})
