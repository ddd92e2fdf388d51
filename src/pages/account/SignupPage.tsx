import { SignupForm } from '@/features/auth'
import { Page, PageHeading } from '@/shared/ui/Page'

export function SignupPage() {
  return (
    <Page title="Sign Up" width="narrow">
      <PageHeading id="signup-title">Sign Up</PageHeading>
      <SignupForm />
    </Page>
  )
}
