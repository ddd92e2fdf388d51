import { useState } from 'react'
import { Announcement } from '../feedback/Announcement'
import { Button } from './Button'
import styles from './CopyButton.module.css'

type CopyButtonProps = {
  /** What the button copies, such as 'Copy as curl'. */
  label: string
  /** Returns the text to copy. */
  text: () => string
}

type Outcome = { kind: 'copied' } | { kind: 'failed'; text: string } | undefined

const copy = async (text: string): Promise<Outcome> => {
  try {
    // Without a secure context there is no clipboard.
    const { clipboard }: Partial<Navigator> = navigator
    if (!clipboard) return { kind: 'failed', text }
    await clipboard.writeText(text)
    return { kind: 'copied' }
  } catch {
    return { kind: 'failed', text }
  }
}

/** Copies a text to the clipboard, or shows it to be copied by hand. */
export function CopyButton({ label, text }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const onClick = async () => {
    setOutcome(undefined)
    setOutcome(await copy(text()))
  }
  return (
    <>
      <Button variant="ghost" size="small" onClick={onClick}>
        {outcome?.kind === 'copied' ? 'Copied' : label}
      </Button>
      <Announcement>{outcome?.kind === 'copied' && 'Copied'}</Announcement>
      {outcome?.kind === 'failed' && (
        <textarea
          className={styles.text}
          aria-label={`${label}: copy this text`}
          readOnly
          rows={4}
          value={outcome.text}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  )
}
