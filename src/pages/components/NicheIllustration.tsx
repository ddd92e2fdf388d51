import { Arch } from '@/shared/ui/ornaments/Arch'
import styles from './NicheIllustration.module.css'

const HEART =
  'M60 122C48 112 43 105 43 98.5A8.5 8.5 0 0 1 60 96.5A8.5 8.5 0 0 1 77 98.5C77 105 72 112 60 122Z'

type NicheIllustrationProps = {
  /** Adds an outlined heart that hangs from the rod. */
  hasHeart?: boolean
}

/** The illustration of an empty list: an outlined arch with an empty clothes rod. */
export function NicheIllustration({ hasHeart = false }: NicheIllustrationProps) {
  return (
    <Arch className={styles.niche}>
      <path d="M34 78H86" />
      <circle className={styles.end} cx="32" cy="78" r="2" />
      <circle className={styles.end} cx="88" cy="78" r="2" />
      {hasHeart && <path d={`M60 78V93${HEART}`} />}
    </Arch>
  )
}
