import type { ProductId } from '@resham/contract'
import { useEffect, useRef } from 'react'
import { selectUser } from '@/features/auth'
import { useAppDispatch, useAppSelector } from '@/shared/redux/hooks'
import { productViewed } from './recentSlice'

/** Records the view of a product; undefined until it is known to exist. */
export const useRecordView = (_id: ProductId | undefined) => {
  const dispatch = useAppDispatch()
  const owner = useAppSelector(selectUser)?._id
  const latest = useRef<ProductId>(undefined)
  useEffect(() => {
    // The owner may change while the page stays, which is no second view.
    if (_id === undefined || _id === latest.current) return
    latest.current = _id
    dispatch(productViewed({ owner, _id }))
  }, [dispatch, owner, _id])
}
