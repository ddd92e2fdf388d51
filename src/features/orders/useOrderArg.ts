import { skipToken } from '@reduxjs/toolkit/query/react'
import type { OrderId } from '@resham/contract'
import { useUserIdArg } from '@/features/auth'

/** The argument of the query of an order: skipped without an id, or a user. */
export const useOrderArg = (_id: OrderId | undefined) => {
  const owner = useUserIdArg()
  return owner === skipToken || _id === undefined ? skipToken : { owner, _id }
}
