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
  test('Button has the type button by default', () => {
    render(<Button>Cancel</Button>)
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('type', 'button')
  })

  test('a busy Button keeps the focus, announces it and ignores clicks', async () => {
    const user = userEvent.setup()
    const onClick = jest.fn()
    const { rerender } = render(<Button onClick={onClick}>Add to cart</Button>)
    const button = screen.getByRole('button', { name: 'Add to cart' })
    await user.click(button)
    expect(onClick).toHaveBeenCalledTimes(1)

    rerender(
      <Button onClick={onClick} isBusy>
        Add to cart
      </Button>,
    )
    await user.click(button)
    await user.keyboard('{Enter}')
    expect(onClick).toHaveBeenCalledTimes(1)
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toHaveAttribute('aria-disabled', 'true')
  })

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
