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

/** Runs in the page, and so do the next two functions. */
const findAll = ({ role, name, within }: Target): HTMLElement[] => {
  // The library drops spaces at the borders of elements, such as those of a highlighted match.
  const text = name.replaceAll(/[…\s]/g, '')
  const matches = (found: string) => {
    const letters = found.replaceAll(/\s/g, '')
    return name.includes('…') ? letters.includes(text) : letters === text
  }
  const roots = within ? findAll(within) : [document.body]
  return roots.flatMap((root) => TestingLibraryDom.queryAllByRole(root, role, { name: matches }))
}

const findOne = (target: Target): HTMLElement => {
  const element = findAll(target)[0] as HTMLElement
  // In the middle of the viewport no sticky bar covers it.
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return element
}

/**
 * Whether a click would hit the element now, rather than a toast or a view transition above it. `wasPressed` then tells
 * whether it did.
 */
const canPress = (target: Target): boolean => {
  const element = findOne(target)
  const isOf = (hit: unknown) =>
    hit instanceof Element && (element.contains(hit) || hit.closest('label')?.control === element)
  const onPress = (event: Event) => Object.assign(window, { wasPressed: isOf(event.target) })
  Object.assign(window, { wasPressed: false })
  document.addEventListener('pointerdown', onPress, { capture: true, once: true })
  const { left, top, width, height } = element.getClientRects()[0] as DOMRect
  return isOf(document.elementFromPoint(left + width / 2, top + height / 2))
}

const IN_PAGE = `${LIBRARY};Object.assign(window, { findAll: ${findAll}, findOne: ${findOne}, canPress: ${canPress} })`

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
    const isHydrated = () =>
      !('prerendered' in document.documentElement.dataset) && document.querySelector('main h1') !== null
    await expect.poll(() => this.tab.run(isHydrated).catch(() => false)).toBe(true)
  }

  async count(target: Target): Promise<number> {
    if (!(await this.tab.run(() => 'canPress' in window))) await this.tab.inject(IN_PAGE)
    return this.tab.run((t: Target) => findAll(t).length, target)
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
    await expect(async () => {
      expect(await this.tab.run((t: Target) => canPress(t), target), `${role} '${name}' can be pressed`).toBe(
        true,
      )
      await this.tab.click((t: Target) => findOne(t), target)
      expect(await this.tab.run(() => 'wasPressed' in window && window.wasPressed)).toBe(true)
    }).toPass()
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
}
