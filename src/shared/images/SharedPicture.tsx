import { type ReactNode, ViewTransition } from 'react'

/** The location state of a product page that was opened from a card. */
export const FROM_CARD = { isFromCard: true }

type SharedPictureProps = {
  /** The path of the product page. */
  path: string
  /** Whether it has its name now: the next or the previous page has the same picture. */
  isShared: boolean
  children: ReactNode
}

/**
 * A picture that moves from a product's card to its page and back. Around every picture, `ViewTransition` would start a
 * transition of the whole page wherever one comes or goes: on each key of a search. So a card gets one when it is pressed,
 * and React makes its picture again.
 */
export function SharedPicture({ path, isShared, children }: SharedPictureProps) {
  if (!isShared) return children
  return (
    <ViewTransition name={path.replace(/\W/g, '-')} share="auto" default="none">
      {children}
    </ViewTransition>
  )
}
