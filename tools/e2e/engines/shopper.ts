import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type * as TestingLibrary from '@testing-library/dom'
import type { Tab } from './tab'

// Finds elements by role and name in every engine, as in jest.
const LIBRARY = readFileSync(
  require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

declare const TestingLibraryDom: typeof TestingLibrary

/** A role and an accessible name; with an '…' the name may contain more text. `within` is the container. */
export type Target = { role: string; name: string; within?: Target }

/** Runs in the page. */
const findAll = (target: { role: string; name: string; within?: unknown }): Element[] => {
  const search = (root: HTMLElement, { role, name }: { role: string; name: string }) => {
    // The library drops spaces at the borders of elements, such as those of a highlighted match.
    const text = name.replaceAll(/[…\s]/g, '')
    const isPart = name.includes('…')
    const matches = (found: string) => {
      const letters = found.replaceAll(/\s/g, '')
      return isPart ? letters.includes(text) : letters === text
    }
    return TestingLibraryDom.queryAllByRole(root, role, { name: matches })
  }
  const { within } = target as { within?: { role: string; name: string } }
  const roots = within ? search(document.body, within) : [document.body]
  return roots.flatMap((root) => search(root, target))
}

/** Runs in the page. In the middle of the viewport no sticky bar covers the element. */
const FIND_ONE = `(target) => {
  const element = (${findAll})(target)[0]
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return element
}`

/**
 * Runs in the page: whether a click would hit the element now, rather than a toast or a view transition above it.
 * `wasPressed` then tells whether it did.
 */
const CAN_PRESS = `(target) => {
  const element = (${FIND_ONE})(target)
  const isOf = (hit) => element.contains(hit) || hit?.closest('label')?.control === element
  const onPress = (event) => Object.assign(window, { wasPressed: isOf(event.target) })
  window.wasPressed = false
  document.addEventListener('pointerdown', onPress, { capture: true, once: true })
  const { left, top, width, height } = element.getClientRects()[0]
  return isOf(document.elementFromPoint(left + width / 2, top + height / 2))
}`

/** User actions and expectations, by role and accessible name. */
export class Shopper {
  constructor(
    readonly tab: Tab,
    readonly home: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.tab.goto(this.home + path)
    await this.expectHydrated()
  }

  /** Waits until the prerendered page is hydrated. */
  async expectHydrated(): Promise<void> {
    const isHydrated = () => {
      const root = document.getElementById('root')
      return root !== null && !('prerendered' in root.dataset) && document.querySelector('main h1') !== null
    }
    await expect.poll(() => this.tab.run(isHydrated).catch(() => false)).toBe(true)
  }

  async count(target: Target): Promise<number> {
    await this.prepare()
    return this.tab.run(
      new Function('target', `return (${findAll})(target).length`) as (t: Target) => number,
      target,
    )
  }

  async sees(role: string, name: string, within?: Target): Promise<void> {
    await expect.poll(() => this.count({ role, name, within }), `${role} '${name}'`).toBeGreaterThan(0)
  }

  async doesNotSee(role: string, name: string): Promise<void> {
    await expect.poll(() => this.count({ role, name }), `no ${role} '${name}'`).toBe(0)
  }

  async click(role: string, name: string, within?: Target): Promise<void> {
    await this.sees(role, name, within)
    const target = { role, name, within }
    const find = new Function('target', `return (${FIND_ONE})(target)`) as (target: Target) => Element
    const canPress = new Function('target', `return (${CAN_PRESS})(target)`) as (target: Target) => boolean
    await expect(async () => {
      expect(await this.tab.run(canPress, target), `${role} '${name}' can be pressed`).toBe(true)
      await this.tab.click(find, target)
      expect(await this.tab.run(() => 'wasPressed' in window && window.wasPressed)).toBe(true)
    }).toPass({ timeout: 20_000 })
  }

  async fill(role: string, name: string, text: string): Promise<void> {
    await this.click(role, name)
    await this.tab.type(text)
  }

  async expectPath(path: string): Promise<void> {
    await expect.poll(() => this.tab.run(() => location.pathname).catch(() => undefined)).toBe(path)
  }

  async logInAsGuest(): Promise<void> {
    await this.open('/login')
    await this.click('button', 'Login as guest')
    await expect.poll(() => this.tab.run(() => location.pathname)).not.toBe('/login')
  }

  private async prepare(): Promise<void> {
    if (!(await this.tab.run(() => 'TestingLibraryDom' in window))) await this.tab.inject(LIBRARY)
  }
}
