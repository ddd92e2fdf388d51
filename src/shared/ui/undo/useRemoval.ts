import { type ReactNode, useState } from 'react'

/** An item that is being removed from a list; `isGone` once it has been. */
type Removal<Item> = { item: Item; index: number; isGone: boolean }

/**
 * Takes a list, and a function that returns an item's id, which no later item gets; returns `removed`, the item that was
 * removed last, with its index. It is undefined as long as that item is listed: before the server has removed it, and
 * once it is back. Call `remove` when the removal of an item is sent, and `fail` when that has failed.
 */
export const useRemoval = <Item>(list: Item[] | undefined, idOf: (item: Item) => string) => {
  const [removal, setRemoval] = useState<Removal<Item>>()
  const indexOf = (item: Item) => list?.findIndex((listed) => idOf(listed) === idOf(item)) ?? -1
  const isListed = removal !== undefined && indexOf(removal.item) >= 0
  if (removal && list && isListed === removal.isGone)
    setRemoval(isListed ? undefined : { ...removal, isGone: true })
  return {
    removed: removal?.isGone ? removal : undefined,
    remove: (item: Item) => setRemoval({ item, index: indexOf(item), isGone: false }),
    // A later removal stays.
    fail: (item: Item) =>
      setRemoval((latest) => (latest && idOf(latest.item) === idOf(item) ? undefined : latest)),
  }
}

/** Takes an index, an element and a list; returns the list with the element at the index, if there is one. */
export const insertAt = (index: number | undefined, inserted: ReactNode, list: ReactNode[]): ReactNode[] =>
  index === undefined ? list : list.toSpliced(index, 0, inserted)
