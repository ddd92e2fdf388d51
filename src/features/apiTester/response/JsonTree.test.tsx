import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { JsonTree } from './JsonTree'

const show = (data: object) => {
  render(<JsonTree label="Data" data={data} />)
  return userEvent.setup()
}
const branch = (name: string) => screen.getByRole('button', { name })

describe('JsonTree', () => {
  test('collapses a very long list at first', () => {
    show({ short: Array(200).fill(0), long: Array(201).fill(0) })
    expect(branch('short')).toHaveAttribute('aria-expanded', 'true')
    expect(branch('long')).toHaveAttribute('aria-expanded', 'false')
  })

  test('shows strings as JSON, never as markup', () => {
    show({ text: 'a "quote"\n<b>' })
    expect(screen.getByText('"a \\"quote\\"\\n<b>"')).toBeVisible()
  })

  test('reaches, expands and collapses every branch by keyboard', async () => {
    const user = show({ a: { b: { c: 1 } } })
    await user.tab()
    expect(branch('Data')).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(branch('b')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByText('c:')).toBeVisible()
    await user.keyboard(' ')
    expect(screen.queryByText('c:')).not.toBeInTheDocument()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByText('c:')).toBeVisible()
    await user.keyboard('{ArrowUp}{ArrowLeft}')
    expect(branch('a')).toHaveFocus()
    expect(screen.queryByText('b:')).not.toBeInTheDocument()
  })

  test('names branches that appear later', async () => {
    const user = show({ a: { b: { inner: { c: 1 } } } })
    await user.click(branch('b'))
    await waitFor(() => expect(branch('inner')).toHaveAttribute('aria-expanded', 'false'))
  })
})
