import { MAX_SEARCH_LENGTH } from '@resham/contract'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router-dom'
import { useAppStore } from '@/shared/redux/hooks'
import { selectPath } from '@/shared/routing/locationSlice'
import { isListing, paths } from '@/shared/routing/paths'
import { IconButton } from '@/shared/ui/controls/IconButton'
import { findPageHeading } from '@/shared/ui/focus/content'
import { moveFocus } from '@/shared/ui/focus/moveFocus'
import { VisuallyHidden } from '@/shared/ui/styling/VisuallyHidden'
import { filtersToQuery } from '../state/filtersQuery'
import { searchSettled, searchTyped, selectFilters, useFilter } from '../state/filtersSlice'
import styles from './SearchBox.module.css'
import { useIsSlashKeyEnabled, useSlashKey } from './SlashKeySetting'
import { Suggestions } from './Suggestions'
import { type Suggestion, useSuggestions } from './useSuggestions'

/** The keyboard of a touch screen covers the results as long as the field has the focus. */
const hasTouchKeyboard = () => window.matchMedia('(pointer: coarse)').matches

type SearchBoxProps = {
  /** Whether the field has the focus. */
  isSearching: boolean
  onFocusChange: (isSearching: boolean) => void
}

/**
 * The header's search. Each change filters the listing; Enter opens it even without a change. After typing it shows
 * suggestions, as a combobox with a list (ARIA Authoring Practices).
 */
export function SearchBox({ isSearching, onFocusChange }: SearchBoxProps) {
  const { dispatch, getState } = useAppStore()
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const search = useFilter('search')
  const settled = useFilter('settledSearch')
  const suggestions = useSuggestions(isSearching ? settled : '')
  const [isExpanded, setIsExpanded] = useState(false)
  // A link, because its place in the list may change.
  const [activeLink, setActiveLink] = useState('')
  const isOpen = isExpanded && suggestions.length > 0
  const active = isOpen ? suggestions.findIndex(({ to }) => to === activeLink) : -1
  const chosen = suggestions[active]
  const field = useRef<HTMLInputElement>(null)
  useSlashKey(field)
  const id = useId()
  const optionId = (index: number) => `${id}-option-${index}`

  const expand = (expanded: boolean) => {
    setIsExpanded(expanded)
    setActiveLink('')
  }
  // Back leads away from what was typed.
  const isBack = useNavigationType() === 'POP'
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation counts.
  useEffect(() => {
    if (isBack) setIsExpanded(false)
  }, [isBack, key])
  const isListed = () => isListing(selectPath(getState()))
  const openListing = () => {
    // A page that is loading would replace the listing.
    if (isListed() && !isLeaving) return
    navigate(paths.products + filtersToQuery(selectFilters(getState())), { replace: isListed() })
  }
  const type = (text: string) => {
    expand(text !== '')
    dispatch(searchTyped(text))
    openListing()
  }
  /** Moves the focus to the page's heading. Another page takes the focus itself when it is shown. */
  const leaveField = (isSamePage: boolean) =>
    isSamePage ? moveFocus(findPageHeading, { preventScroll: true }) : field.current?.blur()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    expand(false)
    dispatch(searchSettled())
    const isSamePage = isListed()
    openListing()
    if (hasTouchKeyboard()) leaveField(isSamePage)
  }
  const choose = ({ to, search: proposal }: Suggestion) => {
    const isSamePage = proposal === undefined ? to.split('?')[0] === selectPath(getState()) : isListed()
    if (proposal === undefined) navigate(to)
    else {
      type(proposal)
      dispatch(searchSettled())
    }
    expand(false)
    if (hasTouchKeyboard() || (proposal === undefined && !isSamePage)) leaveField(isSamePage)
  }
  const clear = () => {
    type('')
    field.current?.focus()
  }
  const move = (step: 1 | -1) => {
    expand(true)
    const next = active < 0 && step < 0 ? -1 : (active + step) % suggestions.length
    // The suggestions of an earlier text are replaced first.
    if (settled === search) setActiveLink(suggestions.at(next)?.to ?? '')
    else dispatch(searchSettled())
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    // Home, End and all others are for the text.
    const hasList = suggestions.length > 0 || settled !== search
    if (key === 'ArrowDown' && hasList) move(1)
    else if (key === 'ArrowUp' && hasList) move(-1)
    else if (key === 'Enter' && chosen) choose(chosen)
    else if (key === 'Escape' && isOpen) expand(false)
    else if (key === 'Escape' && search !== '') type('')
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: some supported browsers do not know `search`.
    <form
      role="search"
      // `maxLength` counts an emoji twice, so the browser could refuse to send a search from a link.
      noValidate
      className={styles.searchBox}
      onSubmit={submit}
    >
      <VisuallyHidden>
        <label id={`${id}-label`} htmlFor={id}>
          Search products
        </label>
      </VisuallyHidden>
      <IconSearch aria-hidden className={styles.icon} stroke={1.5} />
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="search"
        name="search"
        role="combobox"
        aria-keyshortcuts={useIsSlashKeyEnabled() ? '/' : undefined}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={chosen && optionId(active)}
        className={styles.input}
        placeholder="Search silks"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
        value={search}
        onFocus={() => onFocusChange(true)}
        onBlur={() => {
          onFocusChange(false)
          expand(false)
        }}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
      />
      {search !== '' && (
        <IconButton
          className={styles.clear}
          label="Clear search"
          // A press must not move the focus: the box would widen, and the button would leave the pointer
          // before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={clear}
        >
          <IconX aria-hidden stroke={1.5} />
        </IconButton>
      )}
      {isOpen && (
        <Suggestions
          suggestions={suggestions}
          active={active}
          search={settled}
          id={`${id}-list`}
          labelId={`${id}-label`}
          optionId={optionId}
          onActiveChange={setActiveLink}
          onChoose={choose}
        />
      )}
    </form>
  )
}
