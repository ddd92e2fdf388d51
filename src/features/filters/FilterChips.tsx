import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useSelect } from '@/shared/redux/useSelect'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import { chipsOf } from './chipsOf'
import { FilterChip } from './FilterChip'
import styles from './FilterChips.module.css'
import { selectFilters } from './filtersSlice'

type FilterChipsProps = {
  /** What takes the focus when the last of them has gone. */
  findNext: () => HTMLElement | null
}

/** The filters that are on, each with a way to take it off, as they would be read out. */
export function FilterChips({ findNext }: FilterChipsProps) {
  const dispatch = useDispatch()
  const chips = chipsOf(useSelect(selectFilters))
  const [removed, setRemoved] = useState('')
  // It is on again: only what changes is read out, should it be taken off once more.
  if (chips.some(({ label }) => label === removed)) setRemoved('')
  return (
    <>
      {chips.length > 0 && (
        <ul aria-label="Active filters" className={styles.chips}>
          {chips.map(({ key, label, taken }) => (
            <FilterChip
              key={key}
              label={label}
              findNext={findNext}
              onRemove={() => {
                setRemoved(label)
                dispatch(taken)
              }}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{removed && `${removed} removed`}</VisuallyHidden>
    </>
  )
}
