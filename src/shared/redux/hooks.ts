import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppStore, RootState } from './rootState'

export type AppDispatch = AppStore['dispatch']

export const useAppSelector = useSelector.withTypes<RootState>()
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppStore = useStore.withTypes<AppStore>()
