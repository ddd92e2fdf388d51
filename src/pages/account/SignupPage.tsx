import { SignupForm } from '@/features/auth'
import { paths } from '@/shared/paths'
import { FormPage } from './FormPage'

export function SignupPage() {
  return (
    <FormPage
      title="Sign Up"
      description="Create an account with Resham: keep a wishlist and a cart, and order garments of traditional silk."
      path={paths.signup}
      titleId="signup-title"
      picture="/images/category-lehenga-810.jpg"
    >
      <SignupForm />
    </FormPage>
  )
}
