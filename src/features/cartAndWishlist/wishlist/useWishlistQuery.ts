import { skipToken } from '@reduxjs/toolkit/query/react'
import { selectUser } from '@/features/auth'
import { useSelect } from '@/shared/redux/useSelect'
import { listApi } from '../listApi'

/** The wishlist of the user who is logged in. */
export const useWishlistQuery = () => listApi.useGetWishlistQuery(useSelect(selectUser)?._id ?? skipToken)
