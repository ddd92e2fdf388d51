import { skipToken } from '@reduxjs/toolkit/query/react'
import { selectUser } from '@/features/auth'
import { listApi } from '@/shared/cartAndWishlist/listApi'
import { useSelect } from '@/shared/redux/useSelect'

/** The wishlist of the user who is logged in. */
export const useWishlistQuery = () => listApi.useGetWishlistQuery(useSelect(selectUser)?._id ?? skipToken)
