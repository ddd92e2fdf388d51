/** The greatest integer that the database stores. */
export const MAX_INTEGER = 2_147_483_647

/** Takes a column with a time; returns SQL for it as the contract writes it. */
export const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/** SQL for the sum of two integers, or for the greatest integer that the database stores, if that is less. */
export const limitedSum = (one: string, other: string) =>
  `least(${one}::bigint + ${other}, ${MAX_INTEGER})::integer`
