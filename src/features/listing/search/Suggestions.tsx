import { type MouseEvent, useEffect, useRef } from 'react'
import { useMarks } from '@/shared/text/useMarks'
import { isModifiedClick } from '@/shared/ui/controls/isModifiedClick'
import styles from './Suggestions.module.css'
import type { Suggestion } from './useSuggestions'

type SuggestionsProps = {
  suggestions: Suggestion[]
  /** The index of the active one; -1 for none. */
  active: number
  /** What is marked in them. */
  search: string
  id: string
  labelId: string
  optionId: (index: number) => string
  /** Called with the link that becomes active; '' for none. */
  onActiveChange: (to: string) => void
  onChoose: (suggestion: Suggestion) => void
}

/** The list below the search: links, in which the arrows of the field move. The focus stays in the field. */
export function Suggestions({ suggestions, active, search, id, labelId, ...props }: SuggestionsProps) {
  const list = useRef<HTMLDivElement>(null)
  useMarks(search, () =>
    suggestions.map(({ text }, index) => ({
      node: list.current?.children[index]?.querySelector('span')?.firstChild,
      text,
    })),
  )
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={list}
      role="listbox"
      id={id}
      aria-labelledby={labelId}
      className={styles.list}
      // A press leaves the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseLeave={() => props.onActiveChange('')}
    >
      {suggestions.map((suggestion, index) => (
        <a
          key={suggestion.to}
          href={suggestion.to}
          tabIndex={-1}
          role="option"
          id={props.optionId(index)}
          aria-selected={index === active}
          className={styles.option}
          onMouseMove={() => props.onActiveChange(suggestion.to)}
          onClick={(event: MouseEvent) => {
            // The browser opens another tab.
            if (isModifiedClick(event)) return
            event.preventDefault()
            props.onChoose(suggestion)
          }}
        >
          <span className={styles.text}>{suggestion.text}</span>
          {/* The blank separates the texts in the accessible name. */}
          {suggestion.hint && <span className={styles.hint}>{` ${suggestion.hint}`}</span>}
        </a>
      ))}
    </div>
  )
}
