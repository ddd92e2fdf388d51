import type { Action, Store, ThunkDispatch, UnknownAction, UnsubscribeListener } from '@reduxjs/toolkit'
import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppState } from './appState'
import type { Services } from './services'

export type AppDispatch = ((addListener: Action<'listenerMiddleware/add'>) => UnsubscribeListener) &
  ThunkDispatch<AppState, Services, UnknownAction>

export const useAppSelector = useSelector.withTypes<AppState>()
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppStore = useStore.withTypes<Store<AppState> & { dispatch: AppDispatch }>()
