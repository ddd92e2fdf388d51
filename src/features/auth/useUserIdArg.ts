import { skipToken } from '@reduxjs/toolkit/query/react'
import { useAppSelector } from '@/shared/redux/hooks'
import { selectUser } from './authSlice'

/**
 * The argument of a query whose data belongs to a user: the id of the logged-in user, or else `skipToken`.
 */
export const useUserIdArg = () => useAppSelector(selectUser)?._id ?? skipToken
