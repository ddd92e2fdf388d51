import type { TypedStartListening } from '@reduxjs/toolkit'
import type { AppDispatch, RootState } from '../store/store'
import type { ListenerServices } from './listenerServices'

export type StartListening = TypedStartListening<RootState, AppDispatch, ListenerServices>
