import type { TypedStartListening } from '@reduxjs/toolkit'
import type { AppDispatch, RootState } from './store'
import type { World } from './world'

export type StartListening = TypedStartListening<RootState, AppDispatch, World>
