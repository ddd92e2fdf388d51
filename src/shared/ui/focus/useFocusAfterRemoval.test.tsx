import { render, screen, waitFor } from '@testing-library/react'
import { useFocusAfterRemoval } from './useFocusAfterRemoval'

function Wish({ name, fallback }: { name: string; fallback?: () => HTMLElement | null }) {
  const item = useFocusAfterRemoval<HTMLLIElement>(fallback)
  return (
    <li ref={item}>
      <a href={`#${name}`}>{name}</a>
      <button type="button">Remove {name}</button>
    </li>
  )
}

function Wishes({ names, fallback }: { names: string[]; fallback?: () => HTMLElement | null }) {
  return (
    <>
      <h1>Wishes</h1>
      <button type="button">Elsewhere</button>
      <ul>
        {names.map((name) => (
          <Wish key={name} name={name} fallback={fallback} />
        ))}
      </ul>
    </>
  )
}

const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })

describe('useFocusAfterRemoval', () => {
  test('useFocusAfterRemoval moves the focus to a remaining item, or to the heading', async () => {
    const { rerender } = render(<Wishes names={['saree', 'kurti', 'dupatta']} />)
    remove('kurti').focus()
    rerender(<Wishes names={['saree']} />)
    await waitFor(() => expect(remove('saree')).toHaveFocus())
    rerender(<Wishes names={[]} />)
    await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
  })

  test('useFocusAfterRemoval does not move the focus on a re-render', async () => {
    const { rerender } = render(<Wishes names={['saree', 'kurti']} fallback={() => null} />)
    remove('saree').focus()
    rerender(<Wishes names={['saree', 'kurti']} fallback={() => null} />)
    await Promise.resolve()
    expect(remove('saree')).toHaveFocus()
  })

  test('useFocusAfterRemoval does not move the focus when it is outside the removed item', async () => {
    const { rerender } = render(<Wishes names={['saree', 'kurti', 'dupatta']} />)
    rerender(<Wishes names={['saree', 'kurti']} />)
    await Promise.resolve()
    expect(document.body).toHaveFocus()
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    elsewhere.focus()
    rerender(<Wishes names={['saree']} />)
    await Promise.resolve()
    expect(elsewhere).toHaveFocus()
  })
})
