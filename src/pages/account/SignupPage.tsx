import { SignupForm } from '@/features/auth'
import { FormPage } from './FormPage'

export function SignupPage() {
  return (
    <FormPage title="Sign Up" titleId="signup-title" picture="/images/category-lehenga-810.jpg">
      <SignupForm />
    </FormPage>
  )
}
