import type { CallName } from '@resham/contract'
import { callOf } from '@resham/contract/calls'
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs'
import { useCombobox } from 'downshift'
import { type KeyboardEvent, useId, useState } from 'react'
import { Field } from '@/shared/forms/Field'
import field from '@/shared/forms/Field.module.css'
import { IconButton } from '@/shared/ui/controls/IconButton'
import tester from '../tester.module.css'
import styles from './request.module.css'
import { endpointOf, findCalls } from './testerForm'

type EndpointFieldProps = {
  value: string
  error: string | undefined
  onChange: (value: string) => void
  onChoose: (call: CallName) => void
}

const { InputBlur, InputChange } = useCombobox.stateChangeTypes

/** The endpoint, with the calls of the API to choose from. Typing filters them. */
export function EndpointField({ value, error, onChange, onChoose }: EndpointFieldProps) {
  const id = useId()
  // A list that was opened without typing shows all calls, whatever the field contains.
  const [isTyped, setIsTyped] = useState(false)
  const items = findCalls(isTyped ? value : '')
  const {
    isOpen,
    highlightedIndex,
    getInputProps,
    getItemProps,
    getMenuProps,
    getToggleButtonProps,
    closeMenu,
  } = useCombobox<CallName>({
    id,
    inputId: id,
    items,
    inputValue: value,
    itemToString: (name) => (name ? endpointOf(name) : ''),
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem),
    onIsOpenChange: ({ type }) => setIsTyped(type === InputChange),
    // Leaving the field chooses nothing.
    stateReducer: (_state, { type, changes }) =>
      type === InputBlur ? { ...changes, selectedItem: null } : changes,
  })
  const isListed = isOpen && items.length > 0

  // Enter sends the request, unless it chooses a call.
  const onKeyDown = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || (isListed && highlightedIndex >= 0 && !ctrlKey && !metaKey)) return
    Object.assign(nativeEvent, { preventDownshiftDefault: true })
    closeMenu()
  }

  return (
    <div className={styles.combobox}>
      <Field
        {...getInputProps({
          label: 'Endpoint',
          name: 'endpoint',
          'aria-labelledby': undefined,
          'aria-expanded': isListed,
          onChange: ({ currentTarget }) => {
            setIsTyped(true)
            onChange(currentTarget.value)
          },
          onKeyDown,
        })}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        error={error}
        isErrorLive
        end={
          <IconButton {...getToggleButtonProps()} label="Calls of the API" className={field.end}>
            <IconSelector aria-hidden stroke={1.5} />
          </IconButton>
        }
      />
      <ul
        {...getMenuProps({ 'aria-label': 'Calls of the API', 'aria-labelledby': undefined })}
        className={styles.list}
        hidden={!isListed}
      >
        {isListed &&
          items.map((name, index) => (
            <li key={name} {...getItemProps({ item: name, index })} className={styles.option}>
              {/* The blank separates the texts in the accessible name. */}
              <span className={tester.mono} translate="no">
                <strong>{callOf(name).method}</strong> {endpointOf(name)}
              </span>{' '}
              <span className={tester.text}>
                {`${callOf(name).summary}${callOf(name).needsToken ? ' · token' : ''}`}
              </span>
            </li>
          ))}
      </ul>
    </div>
  )
}
