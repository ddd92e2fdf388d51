import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/** Takes texts by the label of their fields; replaces the value of each field. */
export const fillIn = async (user: UserEvent, texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) {
    // A list of suggestions has the label of its field.
    const field = await screen.findByLabelText(label, { selector: 'input, textarea' })
    await user.clear(field)
    await user.click(field)
    if (text) await user.paste(text)
  }
}
