import type { UserDto, UserId } from '@/contract'
import { isRecord } from '@/shared/json/isRecord'

/** The shopper who is logged in. Cart and wishlist are left to the cache; a password is never kept. */
export type User = { _id: UserId; name: string; email: string; createdAt: string; updatedAt: string }

/** A token with the user it belongs to: what a log-in or a sign-up gives, and what the browser keeps. */
export type Session = { token: string; user: User }

/** Takes what the shop needs of a user, whatever else the server sends along. */
export const readUser = ({ _id, name, email, createdAt, updatedAt }: UserDto): User => ({
  _id,
  name,
  email,
  createdAt,
  updatedAt,
})

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Reads a session that a browser kept; undefined when it is not one. */
export const readSession = (kept: unknown): Session | undefined => {
  if (!isRecord(kept) || !isText(kept.token) || !isRecord(kept.user)) return undefined
  const { _id, name, email, createdAt, updatedAt } = kept.user
  if (!isText(_id) || !isText(name) || !isText(email)) return undefined
  if (!isText(createdAt) || !isText(updatedAt)) return undefined
  return { token: kept.token, user: { _id, name, email, createdAt, updatedAt } }
}
