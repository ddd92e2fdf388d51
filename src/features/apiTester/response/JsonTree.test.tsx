import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { branchOf, rowOf } from '@/testing/jsonTree'
import { JsonTree } from './JsonTree'

const show = (data: object) => {
  render(<JsonTree label="Data" data={data} />)
  return userEvent.setup()
}
const branch = (name: string) => branchOf(screen, name)
const row = (text: string) => rowOf(screen, text)

describe('JsonTree', () => {
  test('collapses a very long list at first', () => {
    show({ short: Array(200).fill(0), long: Array(201).fill(0) })
    expect(branch('short')).toHaveProperty('open', true)
    expect(branch('long')).toHaveProperty('open', false)
  })

  test('shows strings as JSON, never as markup', () => {
    show({ text: 'a "quote"\n<b>' })
    expect(screen.getByText('"a \\"quote\\"\\n<b>"')).toBeVisible()
  })

  test('reads each value with its key, and no brackets', () => {
    show({ title: 'Saree', sizes: [1, null], isNew: true, none: {} })
    const texts = [...document.querySelectorAll('summary, li > div')].map((element) => {
      for (const hidden of element.querySelectorAll('[aria-hidden]')) hidden.remove()
      return element.textContent
    })
    expect(texts).toEqual(['Data', 'title: "Saree",', 'sizes: ', '1,', 'null', 'isNew: true,', 'none: {}'])
  })

  test('reaches every value, and expands and collapses every branch, by keyboard', async () => {
    const user = show({ a: { b: { c: 1 } }, d: 2 })
    await user.tab()
    expect(branch('Data').querySelector('summary')).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}')
    expect(row('c: 1')).toHaveFocus()
    expect(row('c: 1')).toBeVisible()
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}')
    expect(row('c: 1')).not.toBeVisible()
    expect(row('d: 2')).toHaveFocus()
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft}')
    expect(branch('a')).toHaveProperty('open', false)
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(row('d: 2')).toHaveFocus()
    await user.tab()
    expect(document.body).toHaveFocus()
  })

  test('has what is collapsed as a text, for the search of the browser', async () => {
    const user = show({ list: [{ inner: { c: 1 } }] })
    expect(screen.getByText('{"inner":{"c":1}}')).not.toBeVisible()
    await user.click(screen.getByText('Item 1'))
    expect(screen.getByText('inner:')).toBeVisible()
    expect(screen.getByText('{"c":1}')).not.toBeVisible()
    // The browser's search opens a branch in this way.
    branch('inner').open = true
    expect(await screen.findByText('c:')).toBeVisible()
  })

  test('shows what is nested very deeply', async () => {
    const user = show(JSON.parse(`${'['.repeat(20_000)}7${']'.repeat(20_000)}`))
    for (const shown of [3, 4, 5]) {
      const [deepest] = screen.getAllByText('Item 1').slice(-1)
      if (deepest) await user.click(deepest)
      expect(screen.getAllByText('Item 1')).toHaveLength(shown)
    }
  })
})
