const day = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long' })
const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' })

/** Writes a day that is near: `Friday 27 November`, without its year. */
export const formatDay = (when: Date): string => day.format(when).replace(',', '')

/** Writes a day of the past: `21 November 2026`. */
export const formatDate = (when: Date): string => date.format(when)
