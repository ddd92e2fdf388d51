import { LoginForm } from '@/features/auth'
import { paths } from '@/shared/routing/paths'
import { FormPage } from './FormPage'

export function LoginPage() {
  return (
    <FormPage
      title="Sign In"
      description="Sign in to Resham to see your cart, wishlist, addresses and orders."
      path={paths.login}
      titleId="login-title"
      picture="/images/category-saree-810.jpg"
    >
      <LoginForm />
    </FormPage>
  )
}
