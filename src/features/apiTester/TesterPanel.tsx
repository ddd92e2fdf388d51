import { type ReactNode, type Ref, useId } from 'react'
import { Panel } from '@/shared/ui/layout/Panel'
import styles from './TesterPanel.module.css'

type TesterPanelProps = {
  title: string
  /** For a link to it. */
  id?: string
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

/** A part of the tester, with a title that can take the focus. */
export function TesterPanel({ title, id, titleRef, children }: TesterPanelProps) {
  const titleId = useId()
  return (
    <Panel as="section" id={id} aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId} ref={titleRef} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </Panel>
  )
}
