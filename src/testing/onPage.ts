import { screen, within } from '@testing-library/react'

/** The card or the line of a product, as soon as it is on the page. */
export const findItem = async (title: string) =>
  within(await within(screen.getByRole('main')).findByRole('listitem', { name: title }))

/** The titles of the products on the page, in their order. */
export const shownTitles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('listitem')
    .flatMap((item) => item.getAttribute('aria-label') ?? [])

/** What a list of terms says, such as the rows of the price card. */
export const factsOf = (element: HTMLElement) => {
  const definitions = within(element).getAllByRole('definition')
  const terms = within(element).getAllByRole('term')
  return Object.fromEntries(terms.map((term, at) => [term.textContent, definitions[at]?.textContent]))
}

/** What a toast says, without the buttons in it. */
const saidBy = (toast: HTMLElement) => {
  const buttons = within(toast).queryAllByRole('button')
  return buttons.reduce((text, button) => text.replace(button.textContent, ''), toast.textContent)
}

/** The toasts on the page, each with its kind, the oldest first. */
export const toasts = () =>
  within(screen.getByRole('region', { name: /^Notifications/ }))
    .queryAllByRole('status')
    .map((toast) => [/Toastify__toast--(\w+)/.exec(toast.className)?.[1], saidBy(toast)])

/** The header, to look for a link in it. */
export const inHeader = () => within(screen.getByRole('banner'))

/** What the header counts. */
export const counts = () => {
  const count = (name: RegExp) =>
    Number(inHeader().getByRole('link', { name }).textContent?.match(/\d+/)?.[0])
  return { wishlist: count(/^Wishlist \d+ items?$/), cart: count(/^Cart \d+ items?$/) }
}
