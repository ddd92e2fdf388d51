import { useSelector } from 'react-redux'

/**
 * Reads the store through a selector that asks only for the part of the state it needs, so that a
 * feature never has to know the type of the whole.
 */
export const useSelect = <State, Args extends unknown[], Result>(
  selector: (state: State, ...args: Args) => Result,
  ...args: Args
): Result => useSelector((state: State) => selector(state, ...args))
