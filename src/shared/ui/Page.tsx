import type { ComponentProps, ReactNode } from 'react'
import { absoluteUrl } from '../absoluteUrl'
import { classNames } from './classNames'
import styles from './Page.module.css'

/** What a page says of itself that has no description of its own: what the shop is. */
export const SHOP_DESCRIPTION =
  'Resham, the feeling of luxury: sarees, lehengas, dupattas, kurtis and salwar suits in traditional silk.'

type PageProps = {
  /** Stands before '· Resham' in the browser's title; the home page has none. */
  title?: string
  /** What a search engine shows below the title; that of the shop unless told. */
  description?: string
  /** The path of the canonical URL; a page that is not to be listed has none. */
  path?: string
  /** Search engines leave the page out. */
  isUnlisted?: boolean
  children: ReactNode
  className?: string
  /** `narrow` suits a form, `text` a column of reading, `full` a page that lays its own bands. */
  width?: 'wide' | 'text' | 'narrow' | 'full'
}

/** The frame of every page: says in the document's head what it is, and lays the container. */
export function Page({
  title,
  description = SHOP_DESCRIPTION,
  path,
  isUnlisted = false,
  children,
  className,
  width = 'wide',
}: PageProps) {
  const canonical = path && absoluteUrl(path)
  return (
    <>
      <title>{title ? `${title} · Resham` : 'Resham · The feeling of luxury'}</title>
      <meta name="description" content={description} />
      {canonical && <link rel="canonical" href={canonical} />}
      {isUnlisted && <meta name="robots" content="noindex" />}
      <div className={classNames(styles.page, styles[width], className)}>{children}</div>
    </>
  )
}

/** The one `h1` of a page. */
export function PageHeading({ className, ...rest }: ComponentProps<'h1'>) {
  return <h1 {...rest} className={classNames(styles.heading, className)} />
}
