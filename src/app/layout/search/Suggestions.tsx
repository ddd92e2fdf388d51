import { useCombobox } from 'downshift'
import { type ComponentProps, type MouseEvent, type Ref, type RefObject, useImperativeHandle } from 'react'
import { HighlightedText } from '@/shared/text/HighlightedText'
import { isModifiedClick } from '@/shared/ui/controls/isModifiedClick'
import styles from './Suggestions.module.css'
import type { Suggestion } from './suggest'

// Loaded with the list, as the search box needs them for it alone.
export { suggest, suggestionQuery, suggestProposals } from './suggest'

/** The handlers by which the list follows events of the field. */
export type FieldHandlers = Pick<ComponentProps<'input'>, 'onKeyDown' | 'onChange' | 'onBlur'>

/** The ids that connect field, label and list. */
export type Ids = { field: string; label: string; list: string; option: (index: number) => string }

type SuggestionsProps = {
  ids: Ids
  field: RefObject<HTMLInputElement | null>
  handlers: Ref<FieldHandlers>
  search: string
  suggestions: Suggestion[]
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Called with the index of the active suggestion; -1 for none. */
  onActiveChange: (index: number) => void
  onChoose: (suggestion: Suggestion) => void
  /** Called when Enter is pressed without an active suggestion. */
  onSubmit: () => void
}

const { InputBlur, InputKeyDownEnter } = useCombobox.stateChangeTypes

/** The browser handles a click that opens another tab; any other one chooses the suggestion, as Enter does. */
const onClick = (event: MouseEvent) => {
  if (isModifiedClick(event)) Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
  else event.preventDefault()
}

/**
 * The list below the search, loaded when it is first needed. The field stays the same element, so that it keeps its
 * text and its focus when the list loads.
 */
export function Suggestions(props: SuggestionsProps) {
  const { ids, field, search, suggestions, isOpen } = props
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
    // Nothing stays selected: a suggestion is a link.
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && props.onChoose(selectedItem),
    onStateChange: ({ type, selectedItem }) => {
      if (type === InputKeyDownEnter && !selectedItem) props.onSubmit()
    },
    // Leaving the field selects nothing.
    stateReducer: (_state, { type, changes }) =>
      type === InputBlur ? { ...changes, selectedItem: null } : changes,
  })
  useImperativeHandle(props.handlers, () => {
    const { ref, ...handlers } = getInputProps({}, { suppressRefError: true })
    if (typeof ref === 'function') ref(field.current)
    return handlers
  })
  return (
    <div {...getMenuProps()} className={styles.list} hidden={!isOpen}>
      {suggestions.map((suggestion, index) => (
        // The focus stays in the field, whose arrows move in the list.
        <a
          key={suggestion.to}
          href={suggestion.to}
          tabIndex={-1}
          {...getItemProps({ item: suggestion, index, onClick })}
          className={styles.option}
        >
          <span className={styles.text}>
            {suggestion.search === undefined ? (
              <HighlightedText text={suggestion.text} search={search} />
            ) : (
              <span>{suggestion.text}</span>
            )}
          </span>
          {/* The blank separates the texts in the accessible name. */}
          {suggestion.hint && <span className={styles.hint}>{` ${suggestion.hint}`}</span>}
        </a>
      ))}
    </div>
  )
}
