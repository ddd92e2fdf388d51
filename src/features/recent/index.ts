export {
  readViews,
  recentSlice,
  selectRecent,
} from './recentSlice'
export { useRecordView } from './useRecordView'
