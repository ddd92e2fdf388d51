import { useId } from 'react'
import { Button } from '@/shared/ui/controls/Button'
import { DialogButtons, MessageDialog } from '@/shared/ui/overlays/ConfirmDialog'
import { closeDialog } from '@/shared/ui/overlays/Dialog'
import type { Overlay } from '@/shared/ui/overlays/useOverlay'
import type { GuidedCategory } from './guidedCategories'
import styles from './SizeGuideDialog.module.css'
import { type SizeGuide, sizeGuides, sizeTerms } from './sizeGuides'

type SizeGuideDialogProps = {
  overlay: Overlay
  category: GuidedCategory
  /** The size of the product, whose row is marked. */
  size: string
}

/** How large the sizes of a category are, what their names mean, and how to measure. */
export function SizeGuideDialog({ overlay, category, size }: SizeGuideDialogProps) {
  const introId = useId()
  const guide = sizeGuides[category]
  return (
    <MessageDialog overlay={overlay} title="Size guide" describedBy={introId} startsAtTitle>
      <p id={introId}>{`This piece has the size ${size}.`}</p>
      <SizeTable guide={guide} caption={`Measures of a ${category.toLowerCase()}`} size={size} />
      <section aria-labelledby={`${introId}-measure`}>
        <h3 id={`${introId}-measure`} className={styles.heading}>
          How to measure
        </h3>
        <ul className={styles.list}>
          {guide.howToMeasure.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby={`${introId}-words`}>
        <h3 id={`${introId}-words`} className={styles.heading}>
          What the words mean
        </h3>
        <dl className={styles.terms}>
          {sizeTerms.map(([term, meaning]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
      <DialogButtons>
        <Button variant="secondary" onClick={closeDialog}>
          Close
        </Button>
      </DialogButtons>
    </MessageDialog>
  )
}

const inCentimetres = (inches: number) => Math.round(inches * 2.54)

/** Takes inches; returns the texts of both units. */
const describeLength = (inches: number | [number, number]) => {
  const ends = [inches].flat()
  return [`${ends.join('–')} in`, `${ends.map(inCentimetres).join('–')} cm`]
}

type SizeTableProps = { guide: SizeGuide; caption: string; size: string }

function SizeTable({ guide: { measures, rows }, caption, size }: SizeTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Size</th>
          {measures.map((measure) => (
            <th key={measure} scope="col">
              {measure}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...lengths]) => (
          <tr key={name} aria-current={name === size || undefined}>
            <th scope="row">{name}</th>
            {lengths.map((length, index) => {
              const [inches, centimetres] = describeLength(length)
              return (
                <td key={measures[index]}>
                  <span>{inches}</span> <span>{centimetres}</span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
