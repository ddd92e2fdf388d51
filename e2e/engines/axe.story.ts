import { paithani } from '../garments'
import type { Tab } from './tab'
import { AXE, expect, test } from './test'

type Axe = {
  run: (
    context: Document,
    options: object,
  ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

const audit = async () => {
  const { axe } = window as unknown as { axe: Axe }
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const { violations } = await axe.run(document, { runOnly: { type: 'tag', values } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

async function expectNoViolations(tab: Tab, state: string): Promise<void> {
  await tab.inject(AXE)
  // Axe takes a button that is scrolled half under the search of the header for half a button.
  await tab.run(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  // A toast that leaves in the middle of an audit has a contrast of its own.
  await expect.poll(() => tab.run(audit), state).toEqual([])
}

test('axe finds nothing on the screens of a purchase', async ({ shopper }) => {
  for (const path of ['/', '/products', `/products/${paithani.id}`, '/login']) {
    await shopper.open(path)
    await expectNoViolations(shopper.tab, path)
  }
  await shopper.click('button', 'Login as guest')
  await shopper.expectPath('/')
  await shopper.open('/profile')
  await shopper.click('button', 'Add Address')
  await expectNoViolations(shopper.tab, 'the address form')
})
