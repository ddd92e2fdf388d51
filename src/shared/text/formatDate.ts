const day = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long' })
const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' })

/** Takes a date; returns it as `Friday 27 November`. */
export const formatDay = (when: Date): string => day.format(when).replace(',', '')

/** Takes a date; returns it as `21 November 2026`. */
export const formatDate = (when: Date): string => date.format(when)
