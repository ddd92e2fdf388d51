import type { ProductId } from '@resham/contract'
import { useEffect } from 'react'
import { selectUser } from '@/features/auth'
import { useAppStore } from '@/shared/redux/hooks'
import { productViewed } from './recentSlice'

/** Records the view of a product; undefined until it is known to exist. */
export const useRecordView = (_id: ProductId | undefined) => {
  const { dispatch, getState } = useAppStore()
  useEffect(() => {
    // While a page hydrates, a selector's hook returns what it was rendered with: no user.
    const owner = selectUser(getState())?._id
    if (_id !== undefined) dispatch(productViewed({ owner, _id }))
  }, [dispatch, getState, _id])
}
