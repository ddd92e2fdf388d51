import { createAction, type TypedStartListening, type UnknownAction } from '@reduxjs/toolkit'
import type { AppDispatch } from './hooks'
import type { RootState } from './rootState'
import type { Extra, ToastKind } from './services'

/** Starts a listener of the store. A feature's listeners take it: `addCartListeners(startListening)`. */
export type StartListening = TypedStartListening<RootState, AppDispatch, Extra>

/** Asks for a toast, from code that comes with a page: a listener that imports it would bring it into the first load. */
export const toastRequested = createAction<[kind: ToastKind, text: string]>('toasts/requested')

type ToastRule = [when: (action: UnknownAction) => boolean, kind: ToastKind, text: string]

/** Shows a toast for each action that matches. */
export const addToasts = (startListening: StartListening, toasts: ToastRule[]) => {
  for (const [predicate, kind, text] of toasts)
    startListening({ predicate, effect: (_action, { extra }) => extra.toast(kind, text) })
}
