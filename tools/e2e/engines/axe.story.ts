import { paithani } from '../support/products'
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
  // Axe measures only the visible part of a button that the sticky header covers.
  await tab.run(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  // Polls because a toast that fades out has a lower contrast.
  await expect.poll(() => tab.run(audit), state).toEqual([])
}

test('the pages of a purchase have no accessibility violations', async ({ shopper }) => {
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
