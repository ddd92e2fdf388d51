/**
 * Locks the counted products among those with the ids $1, so that orders of the same product are placed and
 * cancelled one after the other, each with the stock that the one before has left. Everybody locks in the sequence
 * of the ids, so that no two wait for each other.
 */
export const LOCK_COUNTED = `
  select id as "_id", stock from products where id = any($1) and stock is not null order by id for no key update`
