import styles from './Arch.module.css'
import { archPath } from './archPath'
import { classNames } from './classNames'

const WIDTH = 120
const HEIGHT = 160
const RINGS = [1, 12, 23]

// A buta, the mango of the looms, on a short stem.
const BUTA =
  'M60 143v-9C46 134 37 122 40 108C43 95 56 91 59 79C60 72 67 69 72 73C67 74 65 78 67 83C72 93 82 101 81 114C80 126 72 134 60 134'
const SEED = 'M60 126C51 126 46 118 48 110C50 102 57 99 61 90C65 99 73 104 73 113C73 121 68 126 60 126Z'

type ArchProps = { className?: string /** The rings light up one after another. */; isAlive?: boolean }

/** The ornament of the shop: a buta in a cusped arch within arches, drawn in zari gold. It says nothing by itself. */
export function Arch({ className, isAlive = false }: ArchProps) {
  return (
    <svg
      className={classNames(styles.arch, isAlive && styles.alive, className)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      {RINGS.map((inset) => (
        <path key={inset} className={styles.ring} d={archPath({ width: WIDTH, height: HEIGHT - 1, inset })} />
      ))}
      <path d={BUTA} />
      <path d={SEED} className={styles.seed} />
    </svg>
  )
}
