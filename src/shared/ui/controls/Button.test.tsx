import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './Button'

function Form({ isBusy, onSubmit }: { isBusy: boolean; onSubmit: () => void }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" isBusy={isBusy}>
        Add
      </Button>
    </form>
  )
}

describe('Button', () => {
  test('a busy Button prevents its form from being submitted, by click or by Enter', async () => {
    const user = userEvent.setup()
    const onSubmit = jest.fn()
    const { rerender } = render(<Form isBusy onSubmit={onSubmit} />)
    await user.click(screen.getByRole('button', { name: 'Add' }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Meera{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()

    rerender(<Form isBusy={false} onSubmit={onSubmit} />)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
  })
})
