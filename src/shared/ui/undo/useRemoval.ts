import { type ReactNode, useState } from 'react'

/** A removal from a list, and the ids that the list has had since. */
type Removal<Item> = { item: Item; index: number; rest: unknown[] }

/**
 * The last removal from a list that is shown, which can be undone until it is shown no more or changes otherwise. Takes the
 * list and the name of its ids; returns the removal, once the item has left the list, and what to call when it is sent and
 * when it fails.
 */
export const useRemoval = <Item extends object>(list: Item[] | undefined, idName: keyof Item) => {
  const [removal, setRemoval] = useState<Removal<Item>>()
  const ids = list?.map((item) => item[idName]) ?? []
  return {
    removed: removal && list && String(ids) === String(removal.rest) ? removal : undefined,
    remove: (item: Item) => {
      const id = item[idName]
      setRemoval({ item, index: ids.indexOf(id), rest: ids.filter((other) => other !== id) })
    },
    fail: () => setRemoval(undefined),
  }
}

/** Takes an index, what is to stand there and a list; returns the list with it. */
export const insertAt = (index: number | undefined, inserted: ReactNode, list: ReactNode[]): ReactNode[] =>
  index === undefined ? list : list.toSpliced(index, 0, inserted)
