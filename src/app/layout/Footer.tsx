import IconBrandGithub from '@tabler/icons-react/dist/esm/icons/IconBrandGithub.mjs'
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs'
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs'
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs'
import { Link, useLocation } from 'react-router-dom'
import { SlashKeySetting } from '@/features/listing'
import { paths } from '@/shared/routing/paths'
import { classNames } from '@/shared/ui/styling/classNames'
import styles from './Footer.module.css'
import { siteLinks } from './siteLinks'

const quickLinks = [
  { to: paths.home, name: 'Home' },
  { to: paths.products, name: 'Products' },
  { to: paths.wishlist, name: 'Wishlist' },
  { to: paths.cart, name: 'Cart' },
  { to: paths.profile, name: 'Profile' },
]

const authorLinks = [
  { href: siteLinks.github, name: 'GitHub', Icon: IconBrandGithub },
  { href: siteLinks.instagram, name: 'Instagram', Icon: IconBrandInstagram },
  { href: siteLinks.linkedin, name: 'LinkedIn', Icon: IconBrandLinkedin },
  { href: siteLinks.mail, name: 'Mail', Icon: IconMail },
]

/** The footer of every page: brand, quick links and links to the author. */
export function Footer() {
  const { pathname } = useLocation()
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.brand}>
          <p className={styles.wordmark} translate="no">
            Resham
          </p>
          <p className={styles.tagline}>The feeling of luxury</p>
          <SlashKeySetting />
        </div>
        <nav aria-label="Quick links">
          <ul className={styles.list}>
            {quickLinks.map(({ to, name }) => (
              <li key={to}>
                <Link to={to} replace={to === pathname} className={styles.link}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul aria-label="The author" className={classNames(styles.list, styles.authorList)}>
          {authorLinks.map(({ href, name, Icon }) => (
            <li key={name}>
              <a href={href} rel="noopener noreferrer" className={styles.link}>
                <Icon aria-hidden className={styles.icon} stroke={1.5} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
