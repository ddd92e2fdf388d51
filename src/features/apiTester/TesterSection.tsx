import { type ReactNode, type Ref, useId } from 'react'
import { Panel } from '@/shared/ui/layout/Panel'
import styles from './tester.module.css'

type TesterSectionProps = {
  title: string
  /** A sentence or two about it. */
  text?: ReactNode
  /** For a link to it. */
  id?: string
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A part of the tester, with a title that can take the focus. */
export function TesterSection({ title, text, id, titleRef, children }: TesterSectionProps) {
  const titleId = useId()
  return (
    <Panel id={id} aria-labelledby={titleId} className={styles.stack}>
      <h2 id={titleId} ref={titleRef} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </Panel>
  )
}
