import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import type { ProductId } from '@/contract'
import { selectUser } from '@/features/auth'
import { useSelect } from '@/shared/redux/useSelect'
import { productViewed } from './recentSlice'

/** Records the view of a product; undefined until it is known to exist. */
export const useRecordView = (_id: ProductId | undefined) => {
  const dispatch = useDispatch()
  const owner = useSelect(selectUser)?._id
  const latest = useRef<ProductId>(undefined)
  useEffect(() => {
    // The page stays when a session ends, which is no second view.
    if (_id === undefined || _id === latest.current) return
    latest.current = _id
    dispatch(productViewed({ owner, _id }))
  }, [dispatch, owner, _id])
}
