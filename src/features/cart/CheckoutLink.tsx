import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '@/shared/api/api'
import { useAppStore } from '@/shared/redux/hooks'
import { paths } from '@/shared/routing/paths'
import { ButtonLink } from '@/shared/ui/controls/Button'
import { selectIsAnyPending } from './cartSlice'

type CheckoutLinkProps = {
  /** The id of the text that says why the cart cannot be ordered, if it cannot. */
  problemId: string | undefined
}

/**
 * Links to the address step. It waits for pending changes first, and does not navigate if one of them fails. With a
 * problem it is disabled, and keeps the focus.
 */
export function CheckoutLink({ problemId }: CheckoutLinkProps) {
  const { dispatch, getState } = useAppStore()
  const navigate = useNavigate()
  const [isWaiting, setIsWaiting] = useState(false)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const waitForChanges = async () => {
    setIsWaiting(true)
    const results = []
    // Further clicks may follow while it waits.
    for (let running = dispatch(api.util.getRunningMutationsThunk()); running.length > 0; ) {
      results.push(...(await Promise.all(running)))
      running = dispatch(api.util.getRunningMutationsThunk())
    }
    setIsWaiting(false)
    // A shopper who has left the cart in the meantime stays where they are.
    if (isMounted.current && results.every((result) => !result.error)) navigate(paths.address)
  }
  const onClick = (event: MouseEvent) => {
    if (problemId) return event.preventDefault()
    // The browser opens another tab or window, and this one stays in the cart.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    // A click on plus may come before the next render.
    if (!selectIsAnyPending(getState())) return
    event.preventDefault()
    if (!isWaiting) waitForChanges()
  }
  return (
    <ButtonLink
      to={paths.address}
      aria-busy={isWaiting || undefined}
      aria-disabled={isWaiting || problemId ? true : undefined}
      aria-describedby={problemId}
      onClick={onClick}
      // A middle click, which would open a tab.
      onAuxClick={(event) => problemId && event.preventDefault()}
    >
      Checkout
    </ButtonLink>
  )
}
