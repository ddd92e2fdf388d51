import { useDispatch } from 'react-redux'
import { RequestTester } from '@/features/tester'
import { api } from '@/shared/api/api'
import { Page, PageHeading } from '@/shared/ui/Page'

export function MockManPage() {
  const dispatch = useDispatch()
  // A request sent by hand may have changed what the shop has in its cache.
  const forgetLists = () => dispatch(api.util.invalidateTags(['Cart', 'Wishlist']))
  return (
    <Page title="mockMan">
      <PageHeading>mockMan</PageHeading>
      <RequestTester onWrite={forgetLists} />
    </Page>
  )
}
