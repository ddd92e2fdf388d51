import type { Fault } from '@resham/browser'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { FormError } from '@/shared/forms/FormError'
import { ignoreDoubleClick } from '@/shared/ui/controls/doubleClicks'
import { IconButton } from '@/shared/ui/controls/IconButton'
import { useFocusAfterRemoval } from '@/shared/ui/focus/useFocusAfterRemoval'
import { TesterSection } from '../TesterSection'
import tester from '../tester.module.css'
import { FaultForm } from './FaultForm'
import styles from './FaultsPanel.module.css'
import { ALL_CALLS, callText, faultText, useFaults } from './faults'

const ID = 'faults'

const findPanelTitle = (row: Element): HTMLElement | null =>
  row.closest('section')?.querySelector('h2') ?? null

type FaultRowProps = { fault: Fault; onRemove: () => void }

function FaultRow({ fault, onRemove }: FaultRowProps) {
  const row = useFocusAfterRemoval<HTMLLIElement>(findPanelTitle)
  const [call, text] = [callText(fault.call), faultText(fault)]
  return (
    <li ref={row} className={styles.row}>
      <span className={tester.mono} translate={fault.call === ALL_CALLS ? undefined : 'no'}>
        {call}
      </span>
      <span className={tester.text}>{text}</span>
      <IconButton label={`Remove ${text}, ${call}`} onClick={ignoreDoubleClick(onRemove)}>
        <IconTrash aria-hidden stroke={1.5} />
      </IconButton>
    </li>
  )
}

/**
 * Makes the mock server slow, or its calls fail. While a fault is on, a banner on every page says so and
 * offers to remove all.
 */
export function FaultsPanel() {
  const { faults, change, hasFailed } = useFaults()
  const { hash, key } = useLocation()
  useEffect(() => {
    // The banner loads the page at this id, and the browser looks for it before the panel is there. The router calls an entry
    // 'default' that it did not navigate to: Back and Forward scroll to the top.
    if (hash === `#${ID}` && key === 'default') document.getElementById(ID)?.scrollIntoView()
  }, [hash, key])
  return (
    <TesterSection
      id={ID}
      title="Latency and faults"
      text="What the mock server does wrong, in this tab alone and until it is closed. While any of it is on, every page says so, and can remove all of it."
    >
      <FaultForm onAdd={(fault) => change(({ add }) => add(fault))} />
      <FormError>{hasFailed && 'The mock server could not load this. Please try again.'}</FormError>
      {faults.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
        <ul role="list" aria-label="On in this tab">
          {faults.map((fault) => (
            <FaultRow
              key={fault.id}
              fault={fault}
              onRemove={() => change(({ remove }) => remove(fault.id))}
            />
          ))}
        </ul>
      )}
    </TesterSection>
  )
}
