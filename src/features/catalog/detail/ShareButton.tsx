import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs'
import { useState } from 'react'
import type { Product } from '@/shared/product/product'
import { ORIGIN } from '@/shared/routing/browserLocation'
import { paths } from '@/shared/routing/paths'
import { Button } from '@/shared/ui/controls/Button'
import { labelProps } from '@/shared/ui/controls/buttonProps'
import styles from './ShareButton.module.css'

type Outcome = 'none' | 'copied' | 'failed'

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Shares the link of a product by the Web Share API, or else copies it to the clipboard. */
export function ShareButton({ product }: { product: Pick<Product, '_id' | 'title'> }) {
  const [outcome, setOutcome] = useState<Outcome>('none')
  const { _id, title } = product
  const url = ORIGIN + paths.product(_id)

  const share = async () => {
    setOutcome('none')
    // Few desktop browsers share, and without a secure context there is no clipboard either.
    const device: Partial<Navigator> = navigator
    try {
      if (device.share) return await device.share({ title, url })
      await device.clipboard?.writeText(url)
      setOutcome(device.clipboard ? 'copied' : 'failed')
    } catch (error) {
      if (!isCancelled(error)) setOutcome('failed')
    }
  }

  const texts = { none: '', copied: 'Link copied', failed: `Copy this link: ${url}` }
  return (
    <div className={styles.share}>
      <Button
        variant="ghost"
        size="small"
        className={styles.button}
        onClick={share}
        {...labelProps('Share', title)}
      >
        <IconShare aria-hidden stroke={1.5} size={18} />
        Share
      </Button>
      <p aria-live="polite" className={styles.outcome}>
        {texts[outcome]}
      </p>
    </div>
  )
}
