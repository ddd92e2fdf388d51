import type { TypedStartListening, UnknownAction } from '@reduxjs/toolkit'
import type { AppDispatch } from './hooks'
import type { RootState } from './rootState'
import type { Extra, ToastKind } from './services'

/** Starts a listener of the store. A feature's listeners take it: `addCartListeners(startListening)`. */
export type StartListening = TypedStartListening<RootState, AppDispatch, Extra>

type ToastRule = [when: (action: UnknownAction) => boolean, kind: ToastKind, text: string]

/** Shows a toast for each action that matches. */
export const addToasts = (startListening: StartListening, toasts: ToastRule[]) => {
  for (const [predicate, kind, text] of toasts)
    startListening({ predicate, effect: (_action, { extra }) => extra.toast(kind, text) })
}
