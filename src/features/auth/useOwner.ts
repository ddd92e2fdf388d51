import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSelect } from '@/shared/redux/useSelect'
import { selectUser } from './authSlice'

/** The argument of a query whose data belongs to a user: the id of the one who is logged in, else skips it. */
export const useOwner = () => useSelect(selectUser)?._id ?? skipToken
