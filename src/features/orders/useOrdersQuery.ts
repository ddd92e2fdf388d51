import { skipToken } from '@reduxjs/toolkit/query/react'
import { selectUser } from '@/features/auth'
import { useSelect } from '@/shared/redux/useSelect'
import { ordersApi } from './ordersApi'

/** The orders of the user who is logged in, the newest first. */
export const useOrdersQuery = () => ordersApi.useGetOrdersQuery(useSelect(selectUser)?._id ?? skipToken)
