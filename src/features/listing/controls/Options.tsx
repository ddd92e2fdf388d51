import { type ComponentProps, useId } from 'react'
import { classNames } from '@/shared/ui/styling/classNames'
import { optionCount } from '../labels'
import styles from './Options.module.css'

/** A group of check boxes or radios under one name. */
export function FilterGroup({ legend, children, ...rest }: ComponentProps<'fieldset'> & { legend: string }) {
  return (
    <fieldset {...rest} className={styles.choice}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  )
}

type OptionsProps<Value> = {
  options: readonly Value[]
  /** The chosen one; a list if several may be chosen. */
  chosen: NoInfer<Value> | '' | readonly NoInfer<Value>[]
  labelOf: (option: Value) => string
  /** How many products an option keeps, undefined until that is known. */
  countOf?: (option: Value) => number | undefined
  /** The texts are long. */
  isWide?: boolean
  onChange: (option: Value, isChosen: boolean) => void
}

/** The options of a filter: check boxes if several may be chosen, else radios, each with the number of its products. */
export function Options<Value extends string | number>(props: OptionsProps<Value>) {
  const { options, chosen, labelOf, countOf, isWide, onChange } = props
  const name = useId()
  const all: unknown[] = [chosen].flat()
  return (
    <div className={classNames(styles.options, isWide && styles.wide)}>
      {options.map((option, index) => {
        const id = `${name}-${index}`
        const count = countOf?.(option)
        return (
          <label key={option}>
            <input
              type={Array.isArray(chosen) ? 'checkbox' : 'radio'}
              name={name}
              checked={all.includes(option)}
              onChange={({ target }) => onChange(option, target.checked)}
              // Chromium restores boxes by their position, and so may tick another one on Back.
              autoComplete="off"
              // The count changes, so it describes the box instead of being part of its name.
              aria-labelledby={id}
              aria-describedby={countOf && `${id}-count`}
            />
            <span>
              <span id={id}>{labelOf(option)}</span>{' '}
              {countOf && (
                <span id={`${id}-count`} className={styles.count}>
                  {count !== undefined && optionCount(count)}
                </span>
              )}
            </span>
          </label>
        )
      })}
    </div>
  )
}
