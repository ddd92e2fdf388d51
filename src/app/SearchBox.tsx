import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type FormEvent, useId, useRef } from 'react'
import { IconButton } from '@/shared/ui/IconButton'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import styles from './SearchBox.module.css'

type SearchBoxProps = { search: string; onSearch: (text: string) => void }

/** The search of the header. Each key counts; Enter leads to the listing even when nothing was changed. */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(search)
  }
  const clear = () => {
    onSearch('')
    input.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is younger than the browsers the shop serves.
    <form role="search" className={styles.searchBox} onSubmit={submit}>
      <VisuallyHidden>
        <label htmlFor={inputId}>Search products</label>
      </VisuallyHidden>
      <IconSearch aria-hidden className={styles.icon} stroke={1.5} />
      <input
        ref={input}
        id={inputId}
        type="search"
        name="search"
        className={styles.input}
        placeholder="Search silks"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      {search !== '' && (
        <IconButton className={styles.clear} label="Clear search" onClick={clear}>
          <IconX aria-hidden stroke={1.5} />
        </IconButton>
      )}
    </form>
  )
}
