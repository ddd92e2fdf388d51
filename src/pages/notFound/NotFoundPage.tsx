import { paths } from '@/shared/routing/paths'
import { ButtonLink } from '@/shared/ui/controls/Button'
import { NotFound } from './NotFound'

export function NotFoundPage() {
  return <NotFound action={<ButtonLink to={paths.home}>Go to Home</ButtonLink>} />
}
