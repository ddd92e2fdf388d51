import { type ReactNode, ViewTransition } from 'react'

/** The location state of a product page that was opened from a card. */
export const FROM_CARD = { isFromCard: true }

type SharedPictureProps = {
  /** The path of the product page. */
  path: string
  /** Whether the picture has its transition name now, because the next or the previous page shows it too. */
  isShared: boolean
  children: ReactNode
}

/**
 * A picture that moves from a product's card to its page and back. A `ViewTransition` around every picture
 * would start a transition of the whole page whenever one comes or goes, as on each key of a search. So a
 * card gets one only when it is pressed, although React then creates its picture again.
 */
export function SharedPicture({ path, isShared, children }: SharedPictureProps) {
  if (!isShared) return children
  return (
    <ViewTransition name={path.replace(/\W/g, '-')} share="auto" default="none">
      {children}
    </ViewTransition>
  )
}
