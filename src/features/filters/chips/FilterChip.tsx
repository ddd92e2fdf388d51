import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { Button } from '@/shared/ui/controls/Button'
import { useFocusAfterRemoval } from '@/shared/ui/focus/useFocusAfterRemoval'
import styles from './FilterChips.module.css'

type FilterChipProps = {
  label: string
  findNext: () => HTMLElement | null
  onRemove: () => void
}

/** An active filter, as a button that removes it. */
export function FilterChip({ label, findNext, onRemove }: FilterChipProps) {
  const item = useFocusAfterRemoval<HTMLLIElement>(findNext)
  return (
    <li ref={item}>
      <Button
        variant="secondary"
        size="small"
        className={styles.chip}
        aria-label={`Remove filter ${label}`}
        onClick={onRemove}
      >
        {label}
        <IconX aria-hidden stroke={1.5} />
      </Button>
    </li>
  )
}
