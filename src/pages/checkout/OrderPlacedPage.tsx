import { Picture } from '@/shared/images/Picture'
import { paths } from '@/shared/paths'
import { ArchFrame } from '@/shared/ui/ArchFrame'
import { ButtonLink } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Page } from '@/shared/ui/Page'
import styles from './OrderPlacedPage.module.css'

export function OrderPlacedPage() {
  return (
    <Page title="Order placed">
      <EmptyState
        headingLevel={1}
        title="Thank you"
        picture={
          <ArchFrame className={styles.frame}>
            <Picture src="/images/category-saree-810.jpg" sizes="15rem" priority />
          </ArchFrame>
        }
        action={<ButtonLink to={paths.home}>Go to Home</ButtonLink>}
      >
        <p>Your order is placed. We are folding it with care.</p>
      </EmptyState>
    </Page>
  )
}
