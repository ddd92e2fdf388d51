import { Picture } from '@/shared/images/Picture'
import { paths } from '@/shared/routing/paths'
import { ButtonLink } from '@/shared/ui/controls/Button'
import styles from './Hero.module.css'

/** The top of the home page, which needs no data. */
export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="tagline">
      <Picture
        src="/images/hero-1920.jpg"
        narrow={{ src: '/images/hero-narrow-864.jpg', media: '(width < 40rem)' }}
        sizes="100vw"
        priority
        className={styles.picture}
      />
      <div className={styles.words}>
        <h1 id="tagline" className={styles.tagline}>
          The feeling of luxury
        </h1>
        <p className={styles.quote}>
          “Silk is patience that you can wear: months on the loom, a lifetime in the folds.”
        </p>
        <ButtonLink to={paths.products} variant="light" size="large">
          Shop Now
        </ButtonLink>
      </div>
    </section>
  )
}
