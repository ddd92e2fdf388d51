import { SignupForm } from '@/features/auth'
import { paths } from '@/shared/routing/paths'
import { FormPage } from './FormPage'

export function SignupPage() {
  return (
    <FormPage
      title="Sign Up"
      description="Create an account with Resham to save a wishlist, fill a cart and order traditional silk garments."
      path={paths.signup}
      titleId="signup-title"
      picture="/images/category-lehenga-810.jpg"
    >
      <SignupForm />
    </FormPage>
  )
}
