import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import type { ProductId } from '@/contract'
import { selectUser } from '@/features/auth'
import { useSelect } from '@/shared/redux/useSelect'
import { productViewed } from './recentSlice'

/** Remembers that a product is being looked at; undefined while it is not known whether there is one. */
export const useView = (_id: ProductId | undefined) => {
  const dispatch = useDispatch()
  const owner = useSelect(selectUser)?._id
  useEffect(() => {
    if (_id !== undefined) dispatch(productViewed({ owner, _id }))
  }, [dispatch, owner, _id])
}
