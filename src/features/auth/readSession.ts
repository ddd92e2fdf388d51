import { isRecord, type UserDto } from '@resham/contract'
import type { Session, User } from './authState'

/** Picks the fields that the shop needs. */
export const readUser = ({ _id, name, email, createdAt, updatedAt }: UserDto): User => ({
  _id,
  name,
  email,
  createdAt,
  updatedAt,
})

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Reads a stored session; undefined when it is malformed. */
export const readSession = (stored: unknown): Session | undefined => {
  if (!isRecord(stored) || !isText(stored.token) || !isRecord(stored.user)) return undefined
  const { _id, name, email, createdAt, updatedAt } = stored.user
  if (!isText(_id) || !isText(name) || !isText(email)) return undefined
  if (!isText(createdAt) || !isText(updatedAt)) return undefined
  return { token: stored.token, user: { _id, name, email, createdAt, updatedAt } }
}
