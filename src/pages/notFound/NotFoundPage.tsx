import { paths } from '@/shared/paths'
import { ButtonLink } from '@/shared/ui/Button'
import { NotFound } from './NotFound'

export function NotFoundPage() {
  return <NotFound action={<ButtonLink to={paths.home}>Go to Home</ButtonLink>} />
}
