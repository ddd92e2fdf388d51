import { apiErrorTexts } from '@resham/contract'
import { HttpError } from '@resham/contract/serverRules/httpError'
import type { Accounts } from '../accounts'
import { newAccount } from '../accounts/account'
import { hashPassword, isPassword } from '../auth/password'
import { issueToken } from '../auth/token'
import type { CallHandlers } from '../http/respond'

/**
 * Takes the accounts; returns the handlers of sign-up and login (specification, sections 7 and 8). They throw
 * 422 for a registered email, 404 for an unknown one, 401 for a wrong password. No response holds a password
 * or its hash.
 */
export const authHandlers = (accounts: Accounts) =>
  ({
    signUp: async ({ body: { password, extra, ...sent } }) => {
      const account = newAccount(sent, await hashPassword(password), extra)
      if (!(await accounts.add(account))) throw new HttpError(422, apiErrorTexts.emailExists)
      const { user } = account
      return { createdUser: user, encodedToken: issueToken(user) }
    },
    logIn: async ({ body: { email, password } }) => {
      const account = await accounts.find(email)
      if (!account) throw new HttpError(404, apiErrorTexts.notRegistered)
      if (!(await isPassword(password, account.password)))
        throw new HttpError(401, apiErrorTexts.wrongCredentials)
      return { foundUser: account.user, encodedToken: issueToken(account.user, account.generation) }
    },
  }) satisfies Partial<CallHandlers>
