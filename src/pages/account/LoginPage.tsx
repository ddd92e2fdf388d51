import { LoginForm } from '@/features/auth'
import { Page, PageHeading } from '@/shared/ui/Page'

export function LoginPage() {
  return (
    <Page title="Sign In" width="narrow">
      <PageHeading id="login-title">Sign In</PageHeading>
      <LoginForm />
    </Page>
  )
}
