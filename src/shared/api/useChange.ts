import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'

type Endpoint<Arg, Sent> = {
  initiate: (arg: Arg, options: { track: false }) => ThunkAction<Sent, unknown, unknown, UnknownAction>
}

/**
 * Gives a function that sends a change to the server. RTK Query's own hooks also follow the call, each in a place of
 * its own in the store; a listing has three of them on every card, which rests by what the lists know instead.
 */
export const useChange = <Arg, Sent>({ initiate }: Endpoint<Arg, Sent>) => {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>()
  return (arg: Arg): Sent => dispatch(initiate(arg, { track: false }))
}
