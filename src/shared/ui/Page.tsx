import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { classNames } from './classNames'
import styles from './Page.module.css'

type PageProps = {
  /** Stands before '· Resham' in the browser's title; the home page has none. */
  title?: string
  children: ReactNode
  className?: string
  /** `narrow` suits a form, `text` a column of reading, `full` a page that lays its own bands. */
  width?: 'wide' | 'text' | 'narrow' | 'full'
}

/** The frame of every page: names the document and lays the container. */
export function Page({ title, children, className, width = 'wide' }: PageProps) {
  useEffect(() => {
    document.title = title ? `${title} · Resham` : 'Resham · The feeling of luxury'
  }, [title])
  return <div className={classNames(styles.page, styles[width], className)}>{children}</div>
}

/** The one `h1` of a page. */
export function PageHeading({ className, ...rest }: ComponentProps<'h1'>) {
  return <h1 {...rest} className={classNames(styles.heading, className)} />
}
