import { selectUser } from '@/features/auth'
import type { useAppStore } from '@/shared/redux/hooks'
import { selectAddressBook } from './addressSelectors'
import { addressSelected } from './addressSlice'

/**
 * Submits the open forms of an address book, as their own buttons do, so that another button of the page does
 * not discard what was typed. Returns false at the first invalid form, which stays open and has the focus.
 */
export const saveOpenForms = (book: HTMLElement | null): boolean =>
  [...(book?.querySelectorAll('form') ?? [])].every((form) => {
    form.requestSubmit()
    // A valid form closes when it is sent.
    return !form.isConnected
  })

/** Does the same, and selects the address that was saved last. */
export const saveAndSelect = (
  book: HTMLElement | null,
  { dispatch, getState }: ReturnType<typeof useAppStore>,
): boolean => {
  const { addresses: before } = selectAddressBook(getState())
  const areSaved = saveOpenForms(book)
  const saved = selectAddressBook(getState()).addresses.findLast((address) => !before.includes(address))
  const owner = selectUser(getState())
  if (saved && owner) dispatch(addressSelected({ owner, id: saved.id }))
  return areSaved
}
