export {
  readViews,
  recentSlice,
  selectRecent,
  viewsReplaced,
} from './recentSlice'
export { useRecordView } from './useRecordView'
