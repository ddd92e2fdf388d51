import type { ReactNode } from 'react'
import { Page, PageHeading } from '@/shared/ui/layout/Page'
import { ArchPicture } from '../components/ArchPicture'
import styles from './FormPage.module.css'

type FormPageProps = {
  title: string
  description: string
  path: string
  /** The id of the heading, which names the form. */
  titleId: string
  /** Shown beside the form on wide screens. */
  picture: string
  children: ReactNode
}

/** The layout of the login and sign-up pages: a form, and on wide screens a picture beside it. */
export function FormPage({ title, description, path, titleId, picture, children }: FormPageProps) {
  return (
    <Page title={title} description={description} path={path}>
      <div className={styles.columns}>
        <ArchPicture src={picture} alt="" className={styles.picture} />
        <div className={styles.form}>
          <PageHeading id={titleId}>{title}</PageHeading>
          {children}
        </div>
      </div>
    </Page>
  )
}
