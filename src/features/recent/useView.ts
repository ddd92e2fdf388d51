import { useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import type { ProductId } from '@/contract'
import { selectUser } from '@/features/auth'
import { useSelect } from '@/shared/redux/useSelect'
import { productViewed } from './recentSlice'

/** Remembers that a product is being looked at; undefined while it is not known whether there is one. */
export const useView = (_id: ProductId | undefined) => {
  const dispatch = useDispatch()
  const owner = useSelect(selectUser)?._id
  const latest = useRef<ProductId>(undefined)
  useEffect(() => {
    // When a session ends, the page stays and the catalogue comes anew: that is nobody's second look.
    if (_id === undefined || _id === latest.current) return
    latest.current = _id
    dispatch(productViewed({ owner, _id }))
  }, [dispatch, owner, _id])
}
