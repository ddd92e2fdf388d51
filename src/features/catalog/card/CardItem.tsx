import { type ComponentProps, createContext, use } from 'react'

/** Whether the card below is hidden. A context, so that filters hide and show cards without rendering them again. */
export const CardHidden = createContext(false)

/** The list item of a card. */
export function CardItem(props: ComponentProps<'li'>) {
  return <li {...props} hidden={use(CardHidden)} />
}
