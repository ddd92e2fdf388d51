import { LoginForm } from '@/features/auth'
import { FormPage } from './FormPage'

export function LoginPage() {
  return (
    <FormPage title="Sign In" titleId="login-title" picture="/images/category-saree-810.jpg">
      <LoginForm />
    </FormPage>
  )
}
