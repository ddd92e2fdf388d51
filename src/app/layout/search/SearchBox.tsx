import { MAX_SEARCH_LENGTH } from '@resham/contract'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  startTransition,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useNavigate, useNavigation } from 'react-router-dom'
import {
  selectCategoryCounts,
  selectFilteredBy,
  useGetCategoriesQuery,
  useProducts,
} from '@/features/catalog'
import { filtersToQuery, searchSubmitted, searchTyped, selectFilters } from '@/features/filters'
import { useProposals } from '@/pages/listing/useProposals'
import { useAppSelector, useAppStore } from '@/shared/redux/hooks'
import { selectPath } from '@/shared/routing/locationSlice'
import { isListing, paths } from '@/shared/routing/paths'
import { SEARCH_DEBOUNCE, useDebounced } from '@/shared/scheduling/useDebounced'
import { IconButton } from '@/shared/ui/controls/IconButton'
import { findPageHeading } from '@/shared/ui/focus/content'
import { moveFocus } from '@/shared/ui/focus/moveFocus'
import { VisuallyHidden } from '@/shared/ui/styling/VisuallyHidden'
import styles from './SearchBox.module.css'
import type { FieldHandlers, Ids } from './Suggestions'
import { useIsSlashKeyEnabled, useSlashKey } from './slashKey'
import type { Suggestion } from './suggest'

// The list of suggestions loads on focus, because few visits search.
const loadSuggestions = () => import(/* webpackChunkName: "suggestions" */ './Suggestions')

/** The keyboard of a touch screen covers the results as long as the field has the focus. */
const hasTouchKeyboard = () => window.matchMedia('(pointer: coarse)').matches

type SearchBoxProps = {
  /** Whether the field has the focus. */
  isSearching: boolean
  onFocusChange: (isSearching: boolean) => void
}

/**
 * The header's search. Each change filters the listing; Enter opens it even without a change. Typing shows
 * suggestions.
 */
export function SearchBox({ isSearching, onFocusChange }: SearchBoxProps) {
  const { dispatch, getState } = useAppStore()
  const navigate = useNavigate()
  const isLeaving = useNavigation().state !== 'idle'
  const filters = useAppSelector(selectFilters)
  const { search } = filters
  const isSent = useAppSelector(selectFilteredBy) === 'server'
  const [module, setModule] = useState<Awaited<ReturnType<typeof loadSuggestions>>>()
  // The letter and the products come first, and the suggestions after them.
  const searched = useDeferredValue(search)
  const wanted = isSearching ? module?.suggestionQuery(searched) : undefined
  const query = useDebounced(wanted, SEARCH_DEBOUNCE, isSent)
  const products = useProducts(query)
  const counts = useAppSelector(selectCategoryCounts)
  const { currentData: categories } = useGetCategoriesQuery()
  const found = useMemo(
    () => module?.suggest(searched, products, categories, counts) ?? [],
    [module, searched, products, categories, counts],
  )
  const proposals = useProposals(wanted !== undefined && (!isSent || wanted === query) && found.length === 0)
  const suggestions = found.length > 0 ? found : (module?.suggestProposals(proposals, filters) ?? [])
  const id = useId()
  const ids: Ids = {
    field: id,
    label: `${id}-label`,
    list: `${id}-list`,
    option: (index) => `${id}-option-${index}`,
  }
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<FieldHandlers>(null)
  useSlashKey(field)
  const [isExpanded, setIsExpanded] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const isOpen = module !== undefined && isExpanded && suggestions.length > 0
  const isAtSuggestion = isOpen && activeIndex >= 0

  const openListing = () => {
    const isListed = isListing(selectPath(getState()))
    // A page that is loading would replace the listing.
    if (isListed && !isLeaving) return
    navigate(paths.products + filtersToQuery(selectFilters(getState())), { replace: isListed })
  }
  const type = (text: string) => {
    setIsExpanded(text !== '')
    setActiveIndex(-1)
    dispatch(searchTyped(text))
    openListing()
  }
  /** Moves the focus to the page's heading. Another page takes the focus itself when it is shown. */
  const leaveField = (isSamePage: boolean) =>
    isSamePage ? moveFocus(findPageHeading, { preventScroll: true }) : field.current?.blur()
  const submit = () => {
    setIsExpanded(false)
    dispatch(searchSubmitted())
    const isSamePage = isListing(selectPath(getState()))
    openListing()
    if (hasTouchKeyboard()) leaveField(isSamePage)
  }
  const choose = ({ to, search: proposal }: Suggestion) => {
    if (proposal !== undefined) {
      const isSamePage = isListing(selectPath(getState()))
      type(proposal)
      setIsExpanded(false)
      if (hasTouchKeyboard()) leaveField(isSamePage)
      return
    }
    const isSamePage = to.split('?')[0] === selectPath(getState())
    if (!isSamePage || hasTouchKeyboard()) leaveField(isSamePage)
    navigate(to)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  const clear = () => {
    type('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event
    if (key === 'Escape' && !isOpen && search !== '') return type('')
    // Home and End move the caret, so the list does not get them.
    // Until the suggestions follow the text, an arrow would move in those of the text before.
    const isArrow = /^Arrow(Up|Down)$/.test(key) && searched === search
    const isForList = key === 'Enter' ? isOpen : isArrow || key === 'Escape'
    if (isForList) list.current?.onKeyDown?.(event)
  }
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    type(event.target.value)
    list.current?.onChange?.(event)
  }
  const onFocus = () => {
    onFocusChange(true)
    loadSuggestions().then(
      (loaded) => startTransition(() => setModule(loaded)),
      // If that fails, the search is a plain field until the next focus.
      () => {},
    )
  }
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    onFocusChange(false)
    // A closed list does not handle the blur. Without the focus there are no proposals, so a list of them is closed by now.
    if (isOpen && found.length > 0) list.current?.onBlur?.(event)
    else setIsExpanded(false)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: some supported browsers do not know `search`.
    <form
      role="search"
      // `maxLength` counts an emoji twice, so the browser could refuse to send a search from a link.
      noValidate
      className={styles.searchBox}
      onSubmit={onSubmit}
    >
      <VisuallyHidden>
        <label id={ids.label} htmlFor={ids.field}>
          Search products
        </label>
      </VisuallyHidden>
      <IconSearch aria-hidden className={styles.icon} stroke={1.5} />
      <input
        ref={field}
        id={ids.field}
        type="text"
        inputMode="search"
        name="search"
        role="combobox"
        aria-keyshortcuts={useIsSlashKeyEnabled() ? '/' : undefined}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? ids.list : undefined}
        aria-activedescendant={isAtSuggestion ? ids.option(activeIndex) : undefined}
        className={styles.input}
        placeholder="Search silks"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
        value={search}
        onFocus={onFocus}
        onChange={onChange}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
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
      {module && (
        <module.Suggestions
          ids={ids}
          field={field}
          handlers={list}
          search={searched}
          suggestions={suggestions}
          isOpen={isOpen}
          onOpenChange={setIsExpanded}
          onActiveChange={setActiveIndex}
          onChoose={choose}
          onSubmit={submit}
        />
      )}
    </form>
  )
}
