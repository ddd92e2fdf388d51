import type { MouseEvent } from 'react'

type OnClick = (event: MouseEvent<HTMLButtonElement>) => void

/**
 * Properties of a button whose request is under way: it sounds disabled and ignores clicks (a form
 * with it does not submit), but keeps the focus, which a truly disabled button would lose.
 */
export const busyProps = (isBusy: boolean, onClick?: OnClick) => ({
  'aria-busy': isBusy || undefined,
  'aria-disabled': isBusy || undefined,
  onClick: (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  },
})
