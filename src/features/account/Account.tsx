import type { ReactNode } from 'react'
import { describeError } from '@/shared/api/describeError'
import { Button } from '@/shared/ui/controls/Button'
import styles from './Account.module.css'
import { AccountItem } from './AccountItem'
import { useDownloadDataMutation, useEndOtherSessionsMutation } from './accountApi'
import { ChangePassword } from './ChangePassword'
import { DeleteAccount } from './DeleteAccount'

type AccountProps = {
  /** Returns what this browser stores about the user, for the file with all data. */
  storedData: () => object
  /** The orders that a deletion cancels. */
  cancelledOrders: ReactNode
}

/** What shoppers may do with their account. */
export function Account({ storedData, cancelledOrders }: AccountProps) {
  return (
    <ul className={styles.list}>
      <ChangePassword />
      <EndOtherSessions />
      <DownloadData storedData={storedData} />
      <DeleteAccount cancelledOrders={cancelledOrders} />
    </ul>
  )
}

function EndOtherSessions() {
  const [endOtherSessions, { isLoading, error }] = useEndOtherSessionsMutation()
  return (
    <AccountItem
      text="Ends your session in all other browsers and devices."
      error={error && describeError(error)}
    >
      <Button variant="secondary" isBusy={isLoading} onClick={() => endOtherSessions()}>
        {isLoading ? 'Logging out…' : 'Log out everywhere else'}
      </Button>
    </AccountItem>
  )
}

function DownloadData({ storedData }: Pick<AccountProps, 'storedData'>) {
  const [download, { isLoading, error }] = useDownloadDataMutation()
  return (
    <AccountItem
      text="A file with all that the shop and this browser store about you."
      error={error && describeError(error)}
    >
      <Button
        variant="secondary"
        isBusy={isLoading}
        onClick={() => download({ inThisBrowser: storedData() })}
      >
        {isLoading ? 'Downloading…' : 'Download my data'}
      </Button>
    </AccountItem>
  )
}
