export { readViews } from './readViews'
export { type RecentState, recentSlice, selectRecent, viewsForgotten, viewsReplaced } from './recentSlice'
export { useView } from './useRecordView'
