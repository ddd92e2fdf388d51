import type { ComponentProps, ReactNode } from 'react'
import { absoluteUrl } from '@/shared/metadata/absoluteUrl'
import { classNames } from '../styling/classNames'
import styles from './Page.module.css'

/** The default description of a page. */
export const SHOP_DESCRIPTION =
  'Resham, the feeling of luxury: sarees, lehengas, dupattas, kurtis and salwar suits in traditional silk.'

type PageProps = {
  /** Comes before '· Resham' in the document title; the home page has none. */
  title?: string
  /** The meta description; that of the shop by default. */
  description?: string
  /** The path of the canonical URL; none for an unlisted page. */
  path?: string
  /** Adds `noindex` for search engines. */
  isUnlisted?: boolean
  children: ReactNode
  className?: string
  /** Whether its sections are as wide as the viewport. */
  isFullWidth?: boolean
}

/** The frame of every page: its title and meta elements, and its container. */
export function Page({
  title,
  description = SHOP_DESCRIPTION,
  path,
  isUnlisted = false,
  children,
  className,
  isFullWidth = false,
}: PageProps) {
  const canonical = path && absoluteUrl(path)
  return (
    <>
      <title>{title ? `${title} · Resham` : 'Resham · The feeling of luxury'}</title>
      <meta name="description" content={description} />
      {canonical && <link rel="canonical" href={canonical} />}
      {isUnlisted && <meta name="robots" content="noindex" />}
      <div className={classNames(styles.page, !isFullWidth && styles.contained, className)}>{children}</div>
    </>
  )
}

/** The one `h1` of a page. */
export function PageHeading({ className, ...rest }: ComponentProps<'h1'>) {
  return <h1 {...rest} className={classNames(styles.heading, className)} />
}
