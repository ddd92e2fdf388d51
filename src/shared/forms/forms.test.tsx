import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Field } from './Field'
import { useForm } from './useForm'

type Note = Record<'title' | 'text', string>

/** A form with a text of several lines, of at most 100 characters. */
function NoteForm({ onSend }: { onSend: (note: Note) => void }) {
  const { form, bind } = useForm<Note>(onSend)
  return (
    <form {...form} aria-label="Note">
      <Field label="Title" {...bind('title')} />
      <Field as="textarea" label="Text" rows={4} storedAs="name" hint="What you liked" {...bind('text')} />
      <button type="submit">Send</button>
    </form>
  )
}

const open = () => {
  const onSend = jest.fn()
  render(<NoteForm onSend={onSend} />)
  const user = userEvent.setup()
  return { onSend, user, send: () => user.click(screen.getByRole('button', { name: 'Send' })) }
}

const title = () => screen.getByRole('textbox', { name: 'Title' })
const text = () => screen.getByRole('textbox', { name: 'Text' })

describe('a form', () => {
  test('requires a line and a text of several lines, and says so at each', async () => {
    const { onSend, user, send } = open()
    expect(title()).toBeRequired()
    expect(title()).not.toHaveAttribute('aria-invalid')
    await user.type(text(), ' {Enter}\u200b')
    await send()
    expect(onSend).not.toHaveBeenCalled()
    expect(title()).toBeInvalid()
    expect(title()).toHaveAccessibleDescription('Title is required.')
    expect(text()).toBeInvalid()
    expect(text()).toHaveAccessibleDescription('What you liked Text is required.')
    expect(title()).toHaveFocus()
  })

  test('removes the error of what is edited, focuses the next one, and sends what is typed', async () => {
    const { onSend, user, send } = open()
    await send()
    await user.keyboard('Silk')
    expect(title()).toBeValid()
    expect(text()).toBeInvalid()
    await send()
    expect(text()).toHaveFocus()
    await user.keyboard('Soft.{Enter}Light.')
    expect(text()).toBeValid()
    await send()
    expect(onSend).toHaveBeenCalledWith({ title: 'Silk', text: 'Soft.\nLight.' })
  })

  test('says that a text of several lines is over its limit, and cuts nothing off', async () => {
    const { onSend, user, send } = open()
    await user.type(title(), 'Silk')
    await user.click(text())
    await user.paste('x'.repeat(101))
    await send()
    expect(onSend).not.toHaveBeenCalled()
    expect(text()).toHaveAccessibleDescription('What you liked Text can have at most 100 characters.')
    expect(text()).toHaveValue('x'.repeat(101))
    expect(text()).toHaveFocus()
  })
})
