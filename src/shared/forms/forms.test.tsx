import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from './Checkbox'
import { Field } from './Field'
import { RadioGroup } from './RadioGroup'
import { useForm } from './useForm'

type Review = Record<'stars' | 'text' | 'isPublic', string>

const STARS = [1, 2, 3, 4, 5].map((stars) => [`${stars}`, `${stars} of 5 stars`] as const)

type ReviewFormProps = { onSend: (review: Review) => void; stars?: string; required?: boolean }

/** A form of everything but inputs and selects, with a limit of 100 characters. */
function ReviewForm({ onSend, stars, required = true }: ReviewFormProps) {
  const { form, bind } = useForm<Review>(onSend)
  const field = (name: keyof Review) => ({ ...bind(name), required })
  return (
    <form {...form} aria-label="Review">
      <RadioGroup label="Rating" options={STARS} defaultValue={stars} {...field('stars')} />
      <Field as="textarea" label="Review" rows={4} storedAs="name" hint="What you liked" {...field('text')} />
      <Checkbox label="Everybody may read it" hint="With your name" {...field('isPublic')} />
      <button type="submit">Send</button>
    </form>
  )
}

const open = (props?: Omit<ReviewFormProps, 'onSend'>) => {
  const onSend = jest.fn()
  render(<ReviewForm onSend={onSend} {...props} />)
  const user = userEvent.setup()
  return { onSend, user, send: () => user.click(screen.getByRole('button', { name: 'Send' })) }
}

const rating = () => screen.getByRole('radiogroup', { name: 'Rating' })
const star = (stars: number) => screen.getByRole('radio', { name: `${stars} of 5 stars` })
const text = () => screen.getByRole('textbox', { name: 'Review' })
const consent = () => screen.getByRole('checkbox', { name: 'Everybody may read it' })

describe('a form', () => {
  test('requires a radio of a group, a text of several lines and a check box, and says so at each', async () => {
    const { onSend, user, send } = open()
    expect(rating()).toBeRequired()
    expect(rating()).toBeValid()
    await user.type(text(), ' {Enter}\u200b')
    await send()
    expect(onSend).not.toHaveBeenCalled()
    expect(rating()).toBeInvalid()
    expect(rating()).toHaveAccessibleDescription('Rating is required.')
    expect(text()).toBeInvalid()
    expect(text()).toHaveAccessibleDescription('What you liked Review is required.')
    expect(consent()).toBeInvalid()
    expect(consent()).toHaveAccessibleDescription('With your name Everybody may read it is required.')
    expect(star(1)).toHaveFocus()
  })

  test('removes the error of what is edited, focuses the next one, and sends what is chosen and typed', async () => {
    const { onSend, user, send } = open()
    await send()
    await user.click(star(4))
    expect(rating()).toBeValid()
    expect(text()).toBeInvalid()
    await send()
    expect(text()).toHaveFocus()
    await user.keyboard('Soft.{Enter}Light.')
    expect(text()).toBeValid()
    await send()
    expect(consent()).toHaveFocus()
    await user.keyboard(' ')
    expect(consent()).toBeValid()
    await send()
    expect(onSend).toHaveBeenCalledWith({ stars: '4', text: 'Soft.\nLight.', isPublic: 'on' })
  })

  test('says that a text of several lines is over its limit, and cuts nothing off', async () => {
    const { onSend, user, send } = open({ stars: '3' })
    expect(star(3)).toBeChecked()
    await user.click(consent())
    await user.click(text())
    await user.paste('x'.repeat(101))
    await send()
    expect(onSend).not.toHaveBeenCalled()
    expect(text()).toHaveAccessibleDescription('What you liked Review can have at most 100 characters.')
    expect(text()).toHaveValue('x'.repeat(101))
    expect(text()).toHaveFocus()
  })

  test('sends a blank text for what is neither required nor chosen, typed or ticked', async () => {
    const { onSend, send } = open({ required: false })
    expect(rating()).not.toBeRequired()
    await send()
    expect(onSend).toHaveBeenCalledWith({ stars: '', text: '', isPublic: '' })
  })
})
