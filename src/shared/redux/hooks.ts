import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppState, AppStore } from './appState'

export type AppDispatch = AppStore['dispatch']

export const useAppSelector = useSelector.withTypes<AppState>()
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppStore = useStore.withTypes<AppStore>()
