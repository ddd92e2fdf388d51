import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const sheet = readFileSync(join(__dirname, 'tokens.css'), 'utf8')

/** The value of a colour token, as red, green and blue from 0 to 1. */
function colour(name: string): number[] {
  const [, hex] = new RegExp(`${name}: #([0-9a-f]{6});`).exec(sheet) ?? []
  if (!hex) throw new Error(`There is no colour ${name}.`)
  return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
}

/** Relative luminance and contrast ratio, as WCAG 2.2 defines them. */
function luminance(name: string): number {
  const [red = 0, green = 0, blue = 0] = colour(name).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const LIGHT_GROUNDS = ['--paper', '--ground', '--ground-deep']

describe('colour tokens', () => {
  test.each([
    ['--ink', [...LIGHT_GROUNDS, '--stone', '--accent-tint', '--on-ink']],
    ['--ink-soft', [...LIGHT_GROUNDS, '--stone']],
    ['--accent', [...LIGHT_GROUNDS, '--accent-tint']],
    ['--success', LIGHT_GROUNDS],
    ['--danger', LIGHT_GROUNDS],
    ['--on-accent', ['--accent', '--accent-hover', '--accent-active', '--ink-ground']],
    ['--on-ink', ['--ink-ground']],
    ['--on-ink-soft', ['--ink-ground']],
  ])('has readable contrast for text in %s', (text, grounds) => {
    for (const ground of grounds) expect([ground, contrast(text, ground)]).toEqual([ground, atLeast(4.5)])
  })

  test.each([
    ['--line-strong', LIGHT_GROUNDS],
    ['--danger', LIGHT_GROUNDS],
    ['--focus', LIGHT_GROUNDS],
    ['--focus-gap', ['--ink-ground', '--accent']],
  ])('has visible contrast for the edge of a control in %s', (line, grounds) => {
    for (const ground of grounds) expect([ground, contrast(line, ground)]).toEqual([ground, atLeast(3)])
  })

  /** An asymmetric matcher of numbers. */
  function atLeast(least: number) {
    return { asymmetricMatch: (value: number) => value >= least, toString: () => `at least ${least}` }
  }
})
