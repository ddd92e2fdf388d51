import { useCombobox } from 'downshift'
import { type ComponentProps, type Ref, type RefObject, useImperativeHandle, useLayoutEffect } from 'react'
import { Marked } from '@/shared/text/Marked'
import styles from './Suggestions.module.css'
import type { Suggestion } from './suggest'

/** What the list does with what happens in the field. */
export type FieldHandlers = Pick<ComponentProps<'input'>, 'onKeyDown' | 'onChange' | 'onBlur'>

/** The ids by which field, label and list know each other. */
export type Ids = { field: string; label: string; list: string; option: (index: number) => string }

export type SuggestionsProps = {
  ids: Ids
  field: RefObject<HTMLInputElement | null>
  handlers: Ref<FieldHandlers>
  search: string
  suggestions: Suggestion[]
  isOpen: boolean
  /** Until it is told, the field promises no list. */
  onThere: (isThere: boolean) => void
  onOpenChange: (isOpen: boolean) => void
  /** The keys or the pointer are at another suggestion; -1 for none. */
  onActiveChange: (index: number) => void
  onChoose: (suggestion: Suggestion) => void
  /** Enter was pressed at none of them. */
  onSubmit: () => void
}

const { InputBlur, InputKeyDownEnter } = useCombobox.stateChangeTypes

/**
 * The list below the search. It comes when it is first needed; the field is there from the start and
 * stays the same element, so that no letter and no focus is lost when the list arrives.
 */
export function Suggestions(props: SuggestionsProps) {
  const { ids, field, search, suggestions, isOpen, onThere } = props
  const { getInputProps, getItemProps, getMenuProps } = useCombobox<Suggestion>({
    items: suggestions,
    itemToString: (suggestion) => suggestion?.text ?? '',
    inputId: ids.field,
    labelId: ids.label,
    menuId: ids.list,
    getItemId: ids.option,
    inputValue: search,
    isOpen,
    onIsOpenChange: (change) => props.onOpenChange(change.isOpen),
    onHighlightedIndexChange: (change) => props.onActiveChange(change.highlightedIndex),
    // Nothing stays chosen: a suggestion is a way to somewhere.
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && props.onChoose(selectedItem),
    onStateChange: ({ type, selectedItem }) => {
      if (type === InputKeyDownEnter && !selectedItem) props.onSubmit()
    },
    // Whoever only leaves the field has not chosen what they passed.
    stateReducer: (_state, { type, changes }) =>
      type === InputBlur ? { ...changes, selectedItem: null } : changes,
  })
  useImperativeHandle(props.handlers, () => {
    const { ref, ...handlers } = getInputProps({}, { suppressRefError: true })
    if (typeof ref === 'function') ref(field.current)
    return handlers
  })
  useLayoutEffect(() => {
    onThere(true)
    return () => onThere(false)
  }, [onThere])
  return (
    <ul {...getMenuProps()} className={styles.list} hidden={!isOpen}>
      {suggestions.map((suggestion, index) => (
        <li key={suggestion.to} {...getItemProps({ item: suggestion, index })} className={styles.option}>
          <span className={styles.text}>
            <Marked text={suggestion.text} search={search} />
          </span>
          <span className={styles.hint}>{suggestion.hint}</span>
        </li>
      ))}
    </ul>
  )
}
