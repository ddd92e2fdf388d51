import type { ProductId } from '@resham/contract'
import { type ReactNode, useState } from 'react'

type Listed = { _id: ProductId; title: string }

/** A removal from a list, and what the list has been without it since. */
type Removal<Item> = { item: Item; index: number; rest: ProductId[] }

/**
 * The last removal from the list of a page, which can be undone until the page is left or the list changes otherwise.
 * Takes the list; returns the removal, once the product has left the list, and what to call when it is sent and when it
 * fails.
 */
export const useRemoval = <Item extends Listed>(list: Item[] | undefined) => {
  const [removal, setRemoval] = useState<Removal<Item>>()
  const ids = list?.map(({ _id }) => _id)
  return {
    removed: removal && String(ids) === String(removal.rest) ? removal : undefined,
    remove: (item: Item) => {
      const before = ids ?? []
      setRemoval({
        item,
        index: before.indexOf(item._id),
        rest: before.filter((id) => id !== item._id),
      })
    },
    fail: () => setRemoval(undefined),
  }
}

/** Takes an index, what is to stand there and a list; returns the list with it. */
export const insertAt = (index: number | undefined, inserted: ReactNode, list: ReactNode[]): ReactNode[] =>
  index === undefined ? list : list.toSpliced(index, 0, inserted)
