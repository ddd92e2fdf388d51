import { apiErrorTexts, randomId, type UserDto } from '@resham/contract'
import { accountKeyOf } from '@resham/contract/serverRules/accountKeyOf'
import { HttpError } from '@resham/contract/serverRules/httpError'
import type { AttemptLimits } from '../auth/attemptLimits'
import { hashPassword, isPassword } from '../auth/password'
import type { Tokens } from '../auth/tokens'
import type { Database } from '../database/database'
import { USER } from '../database/entitySql'
import type { CallHandlers } from '../http/callRoutes'
import { clientNetwork } from '../http/clientNetwork'

const SIGN_UP = `
  with s as (
    insert into shoppers (id, email, email_key, name, password_hash, extra) values ($1, $2, $3, $4, $5, $6)
    on conflict (email_key) do nothing returning *
  )
  select ${USER} as user from s`

const SELECT_SHOPPER = `
  select s.password_hash as hash, s.session_generation as generation, ${USER} as user
  from shoppers s where s.email_key = $1`

type Shopper = { hash: string; generation: number; user: UserDto }

/**
 * Takes the database, the tokens, the limits of attempts, and the number of proxies; returns the handlers of
 * sign-up and log-in (specification, sections 7 and 8). They throw 422 for a registered email, 404 for an
 * unknown one, 401 for a wrong password, and 429 after too many sign-ups or failures.
 */
export const authHandlers = (
  database: Database,
  tokens: Tokens,
  { trySignUp, tryPassword }: AttemptLimits,
  proxies: number,
) =>
  ({
    signUp: async ({ body: { name, email, password, extra } }, context) => {
      const hash = await trySignUp(clientNetwork(context, proxies), () => hashPassword(password))
      const values = [randomId(), email, accountKeyOf(email), name, hash, JSON.stringify(extra)]
      const [row] = await database.query<{ user: UserDto }>(SIGN_UP, values)
      if (!row) throw new HttpError(422, apiErrorTexts.emailExists)
      return { createdUser: row.user, encodedToken: await tokens.issue({ ...row.user, generation: 0 }) }
    },
    logIn: async ({ body: { email, password } }, context) => {
      const emailKey = accountKeyOf(email)
      let shopper: Shopper | undefined
      const isRight = await tryPassword(clientNetwork(context, proxies), emailKey, async () => {
        shopper = (await database.query<Shopper>(SELECT_SHOPPER, [emailKey]))[0]
        return shopper !== undefined && isPassword(password, shopper.hash)
      })
      if (!shopper) throw new HttpError(404, apiErrorTexts.notRegistered)
      if (!isRight) throw new HttpError(401, apiErrorTexts.wrongCredentials)
      const { user, generation } = shopper
      return { foundUser: user, encodedToken: await tokens.issue({ ...user, generation }) }
    },
  }) satisfies Partial<CallHandlers>
