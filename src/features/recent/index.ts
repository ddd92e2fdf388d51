export { readViews } from './readViews'
export { type RecentState, recentSlice, selectRecent, viewsCleared, viewsReplaced } from './recentSlice'
export { useRecordView } from './useRecordView'
