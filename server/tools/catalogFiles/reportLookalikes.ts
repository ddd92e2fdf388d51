import type { Queryable } from '../../database/database'
import { quote, type Report } from './mistakeList'

const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'

/** Numbers, dates and times as spreadsheets write them for `8901234567890`, `3-4` or `10:30`, and hardly anybody else. */
const WRITTEN_BY_SPREADSHEET = String.raw`^(\d(\.\d+)?e[+-]\d{2,}|\d{1,2}-${MONTH}(-\d{2,4})?|${MONTH}-\d{2,4}|\d{4}-\d\d-\d\d|\d{1,2}\.\d{1,2}\.\d{2,4}|\d{1,2}:\d\d:\d\d)$`

/** The number that a spreadsheet reads in an id, else null. Ids such as '007', '7' and '7.0' have the same one. */
const numberIn = (id: string) =>
  String.raw`case when ${id} ~* '^\d*\.?\d+(e[+-]?\d{1,2})?$' then ${id}::numeric end`

const FIND = `
  select given.id, given.place, min(p.id) as other
  from incoming given left join products p on ${numberIn('p.id')} = ${numberIn('given.id')}
  where not exists (select from products same where same.id = given.id)
    and (p.id is not null or given.id ~* '${WRITTEN_BY_SPREADSHEET}')
  group by given.id, given.place`

/**
 * Takes the connection that has the products of a file in `incoming`; reports those that the catalogue does not have,
 * and whose ids may be what a spreadsheet has made of others.
 */
export const reportLookalikes = async ({ query }: Queryable, report: Report): Promise<void> => {
  for (const { id, place, other } of await query<{ id: string; place: string; other: string | null }>(FIND))
    report(
      place,
      `_id ${quote(id)} would be a new product, and looks like ${
        other === null ? 'a number or a date that a spreadsheet has changed' : quote(other)
      }. If it is right, add it with --add.`,
    )
}
