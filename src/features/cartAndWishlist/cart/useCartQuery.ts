import { skipToken } from '@reduxjs/toolkit/query/react'
import { selectUser } from '@/features/auth'
import { useSelect } from '@/shared/redux/useSelect'
import { listApi } from '../listApi'

/** The cart of the user who is logged in. */
export const useCartQuery = () => listApi.useGetCartQuery(useSelect(selectUser)?._id ?? skipToken)
