import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

type OnClick = (event: MouseEvent<HTMLButtonElement>) => void

/** Why a button is disabled: its request is pending, or its value is at its limit. */
type SoftDisabled = { isBusy: boolean; isAtLimit?: boolean }

/**
 * Takes a button's state and click handler; returns props that disable it softly: it is announced as disabled and
 * ignores clicks and submits, but keeps the focus, which `disabled` would lose.
 */
export const softDisabledProps = ({ isBusy, isAtLimit = false }: SoftDisabled, onClick?: OnClick) => ({
  'aria-busy': isBusy || undefined,
  'aria-disabled': isBusy || isAtLimit || undefined,
  onClick: (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || isAtLimit) event.preventDefault()
    // Rendered at once: a second click may come in the same task, and must hit a button that is disabled.
    else flushSync(() => onClick?.(event))
  },
})

/**
 * Takes a button's text and what it is about; returns its children and an accessible name of both. The name starts
 * with the visible text, for voice control.
 */
export const labelProps = (text: string, about: string) => ({
  children: text,
  'aria-label': `${text}, ${about}`,
})
