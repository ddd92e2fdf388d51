import { isShared, wrongPassword } from '@resham/contract/serverRules/account'
import type { Account, Accounts } from '../accounts'
import { hashPassword, isPassword } from '../auth/password'
import { changeAccount, checkIsSame } from '../auth/requireAccount'
import { issueToken } from '../auth/token'
import type { CallHandlers } from '../http/respond'
import { guest } from '../seeds/userData'

const checkPassword = async (password: string, account: Account) => {
  // Otherwise 'Login as guest' would fail until the demo data is reset.
  if (account.user._id === guest._id) throw isShared()
  if (!(await isPassword(password, account.password))) throw wrongPassword()
}

/**
 * Takes the accounts; returns the handlers of the account of the token's user. They throw 403 for a wrong
 * password, and where the demo account would get another one or be deleted. No books are kept, and no stock is counted:
 * a deleted account takes its orders along.
 */
export const accountHandlers = (accounts: Accounts) => {
  /** Writes the changes of an account, and ends its sessions; returns a token of a new one. */
  const renewSession = async (account: Account, changes: Partial<Account> = {}) => {
    const { user, generation } = await changeAccount(accounts, account, (now) => ({
      ...now,
      ...changes,
      generation: now.generation + 1,
    }))
    return { encodedToken: issueToken(user, generation) }
  }
  return {
    changePassword: async ({ body: { current, password } }, account) => {
      await checkPassword(current, account)
      return renewSession(account, { password: await hashPassword(password) })
    },
    endOtherSessions: (_request, account) => renewSession(account),
    deleteAccount: async ({ body: { password } }, account) => {
      await checkPassword(password, account)
      await accounts.remove(account.user.email, (now) => checkIsSame(now, account))
      return {}
    },
  } satisfies Partial<CallHandlers>
}
