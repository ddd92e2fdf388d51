import type { TypedStartListening } from '@reduxjs/toolkit'
import type { AppDispatch, RootState } from '../store/store'
import type { World } from './listenerServices'

export type StartListening = TypedStartListening<RootState, AppDispatch, World>
