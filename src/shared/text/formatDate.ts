const day = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long' })
const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' })

/** `format` throws for an invalid date. */
const isDate = (when: Date) => !Number.isNaN(when.getTime())

/** Takes a date; returns it as `Friday 27 November`, or undefined for an invalid one. */
export const formatDay = (when: Date): string | undefined =>
  isDate(when) ? day.format(when).replace(',', '') : undefined

/** Takes a date; returns it as `21 November 2026`, or undefined for an invalid one. */
export const formatDate = (when: Date): string | undefined => (isDate(when) ? date.format(when) : undefined)
