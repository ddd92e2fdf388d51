import { useDispatch } from 'react-redux'
import { ApiTester, DemoData, FaultsPanel, manualRequestSent } from '@/features/apiTester'
import { hasRealServer } from '@/shared/api/apiUrl'
import { Page, PageHeading } from '@/shared/ui/layout/Page'

export function ApiTesterPage() {
  const dispatch = useDispatch()
  return (
    <Page
      title="mockMan"
      description="Sends GET, POST and DELETE requests to the Resham API and shows the responses."
      isUnlisted
    >
      <PageHeading>mockMan</PageHeading>
      <ApiTester onWrite={() => dispatch(manualRequestSent())}>
        {/* Not `hasRealServer`, with which the panel would stay in the build for a real server. */}
        {!process.env.API_URL && <FaultsPanel />}
      </ApiTester>
      {!hasRealServer && <DemoData />}
    </Page>
  )
}
