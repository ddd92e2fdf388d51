import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { useAppDispatch } from '@/shared/redux/hooks'
import { Button } from '@/shared/ui/controls/Button'
import { Announcement } from '@/shared/ui/feedback/Announcement'
import { useFocusAfterRemoval } from '@/shared/ui/focus/useFocusAfterRemoval'
import type { Filters } from '../state/filtersSlice'
import { activeFilterChips } from './activeFilterChips'
import styles from './FilterChips.module.css'

/** An active filter, as a button that removes it. */
function FilterChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const item = useFocusAfterRemoval<HTMLLIElement>()
  return (
    <li ref={item}>
      <Button
        variant="secondary"
        size="small"
        className={styles.chip}
        aria-label={`Remove filter ${label}`}
        onClick={onRemove}
      >
        <span>{label}</span>
        <IconX aria-hidden stroke={1.5} />
      </Button>
    </li>
  )
}

/** The active filters, each as a button that removes it. */
export function FilterChips({ filters }: { filters: Filters }) {
  const dispatch = useAppDispatch()
  const chips = activeFilterChips(filters)
  const [removed, setRemoved] = useState({ label: '', from: filters })
  // A filter that is active again clears the text, because only a changed text is announced.
  if (removed.from !== filters && chips.some(({ label }) => label === removed.label))
    setRemoved({ label: '', from: filters })
  return (
    <>
      {chips.length > 0 && (
        <ul aria-label="Active filters" className={styles.chips}>
          {chips.map(({ key, label, removeAction }) => (
            <FilterChip
              key={key}
              label={label}
              onRemove={() => {
                setRemoved({ label, from: filters })
                dispatch(removeAction)
              }}
            />
          ))}
        </ul>
      )}
      <Announcement>{removed.label && `${removed.label} removed`}</Announcement>
    </>
  )
}
