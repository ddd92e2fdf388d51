import { fireEvent, screen } from '@testing-library/react'

/** How browsers and password managers report what they have filled in. */
export const autofillEvents = ['change', 'no'] as const

/** Takes an event, and texts by the label of their fields; fills them in without React, as a browser does. */
export const autofill = (event: (typeof autofillEvents)[number], texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) {
    const field = screen.getByLabelText(label)
    // React overrides `value` on the element itself.
    Reflect.set(Object.getPrototypeOf(field), 'value', text, field)
    if (event === 'change') fireEvent(field, new Event('change', { bubbles: true }))
  }
}
