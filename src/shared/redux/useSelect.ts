import { useSelector } from 'react-redux'

/**
 * `useSelector` for a selector that is typed by the slice of the state it reads, so that a feature need not know
 * the type of the root state.
 */
export const useSelect = <State, Args extends unknown[], Result>(
  selector: (state: State, ...args: Args) => Result,
  ...args: Args
): Result => useSelector((state: State) => selector(state, ...args))
