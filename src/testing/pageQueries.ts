import { type ByRoleMatcher, type ByRoleOptions, screen, waitFor, within } from '@testing-library/react'

/** Waits for an element of the content. */
export const findInMain = (role: ByRoleMatcher, options: ByRoleOptions) =>
  waitFor(() => within(screen.getByRole('main')).getByRole(role, options))

/** Waits for the card or the line of a product; returns queries within it. */
export const findItem = async (title: string) => within(await findInMain('listitem', { name: title }))

/** Takes what a query found by its text; returns the element of the app, not the one that a translator added. */
export const elementOf = (text: HTMLElement) => text.closest<HTMLElement>(':not(font)') ?? text

/** The titles of the products on the page, in order. */
export const shownTitles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('listitem')
    .flatMap((item) => item.getAttribute('aria-label') ?? [])

/** Takes an element with a `<dl>`, such as the price card; returns the first definition of each term. */
export const definitionsOf = (element: HTMLElement) => {
  const terms = within(element).getAllByRole('term')
  return Object.fromEntries(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]))
}

/** The text of a toast, without its buttons. */
const textOf = (toast: HTMLElement) => {
  const buttons = within(toast).queryAllByRole('button')
  return buttons.reduce((text, button) => text.replace(button.textContent, ''), toast.textContent)
}

/** The kind and text of each toast, oldest first; also of those behind a past page of the DevTools. */
export const toasts = () =>
  within(screen.getByRole('region', { name: /^Notifications/, hidden: true }))
    .queryAllByRole('status', { hidden: true })
    .map((toast) => [/Toastify__toast--(\w+)/.exec(toast.className)?.[1], textOf(toast)])

export const inHeader = () => within(screen.getByRole('banner'))

export const headerCounts = () => {
  const count = (name: RegExp) =>
    Number(inHeader().getByRole('link', { name }).textContent?.match(/\d+/)?.[0])
  return { wishlist: count(/^Wishlist\b/), cart: count(/^Cart\b/) }
}
