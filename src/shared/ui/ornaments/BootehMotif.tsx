import styles from './BootehMotif.module.css'

const OUTLINE =
  'M60 143v-9C46 134 37 122 40 108C43 95 56 91 59 79C60 72 67 69 72 73C67 74 65 78 67 83C72 93 82 101 81 114C80 126 72 134 60 134'
const SEED = 'M60 126C51 126 46 118 48 110C50 102 57 99 61 90C65 99 73 104 73 113C73 121 68 126 60 126Z'

/** A booteh (paisley) on a short stem, as SVG paths for an `Arch`. */
export function BootehMotif() {
  return (
    <>
      <path d={OUTLINE} />
      <path d={SEED} className={styles.seed} />
    </>
  )
}
