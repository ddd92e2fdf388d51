/**
 * Takes a button's text and what it is about; returns its children and an accessible name of both. The name starts
 * with the visible text, for voice control.
 */
export const labelProps = (text: string, about: string) => ({
  children: text,
  'aria-label': `${text}, ${about}`,
})
