export {
  readViews,
  recentSlice,
  selectRecent,
  viewsCleared,
  viewsReplaced,
} from './recentSlice'
export { useRecordView } from './useRecordView'
