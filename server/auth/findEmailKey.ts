import { formerKeyOf, keyOf } from '@resham/contract/serverChecks/credentials'
import type { Queryable } from '../database/database'

/** Takes the database and an email; returns the key under which its account is, or would be. */
export const findEmailKey = async ({ query }: Pick<Queryable, 'query'>, email: string): Promise<string> => {
  const [key, former] = [keyOf(email), formerKeyOf(email)]
  if (key === former) return key
  const [row] = await query('select from shoppers where email_key = $1', [former])
  return row ? former : key
}
