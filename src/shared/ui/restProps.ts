import type { MouseEvent } from 'react'

type OnClick = (event: MouseEvent<HTMLButtonElement>) => void

/** Why a button has nothing to do: its request is under way, or it has gone as far as it can. */
type Rest = { isBusy: boolean; isSpent?: boolean }

/**
 * Properties of a button that rests: it sounds disabled and ignores clicks (a form with it does not
 * submit), but keeps the focus, which a truly disabled button would lose.
 */
export const restProps = ({ isBusy, isSpent = false }: Rest, onClick?: OnClick) => ({
  'aria-busy': isBusy || undefined,
  'aria-disabled': isBusy || isSpent || undefined,
  onClick: (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || isSpent) event.preventDefault()
    else onClick?.(event)
  },
})
