import { useDispatch } from 'react-redux'
import { DemoData, RequestTester, writtenByHand } from '@/features/apiTester'
import { isServerReal } from '@/shared/api/apiUrl'
import { Page, PageHeading } from '@/shared/ui/layout/Page'

export function MockManPage() {
  const dispatch = useDispatch()
  return (
    <Page
      title="mockMan"
      description="Sends GET, POST and DELETE requests to the Resham API and shows the responses."
      isUnlisted
    >
      <PageHeading>mockMan</PageHeading>
      <RequestTester onWrite={() => dispatch(writtenByHand())} />
      {!isServerReal && <DemoData />}
    </Page>
  )
}
