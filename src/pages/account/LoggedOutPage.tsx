import { selectEndedBy } from '@/features/auth'
import { useAppSelector } from '@/shared/redux/hooks'
import { paths } from '@/shared/routing/paths'
import { ButtonLink } from '@/shared/ui/controls/Button'
import { EmptyState } from '@/shared/ui/feedback/EmptyState'
import { Page } from '@/shared/ui/layout/Page'
import { ArchPicture } from '../components/ArchPicture'

const texts = {
  logOut: 'Your cart and wishlist are saved.',
  deletion: 'Your account has been deleted.',
}

export function LoggedOutPage() {
  const endedBy = useAppSelector(selectEndedBy)
  return (
    <Page title="Logged out" description="You are logged out of Resham." isUnlisted>
      <EmptyState
        headingLevel={1}
        title="Oh no! You are logged out"
        picture={<ArchPicture src="/images/category-dupatta-810.jpg" alt="" priority />}
        action={<ButtonLink to={paths.products}>See Products</ButtonLink>}
      >
        {endedBy && <p>{texts[endedBy]}</p>}
      </EmptyState>
    </Page>
  )
}
