/** How many pictures the warning names. */
const MAX_NAMED = 3

const originOf = (link: unknown) =>
  typeof link === 'string' && URL.canParse(link) ? new URL(link).origin : undefined

/**
 * Takes the origin of the shop, if it is known. `see` takes where a picture is named, and its link; `warning` returns
 * a line about pictures on other hosts, which the Content-Security-Policy of the shop forbids, or undefined.
 */
export const createPictureHosts = (siteUrl: string | undefined) => {
  const named: string[] = []
  let count = 0
  return {
    see: (place: string, link: unknown): void => {
      const origin = originOf(link)
      if (origin === undefined || origin === siteUrl) return
      count += 1
      if (named.length < MAX_NAMED) named.push(place)
    },
    warning: (): string | undefined => {
      if (count === 0) return undefined
      const others = count > named.length ? ` and ${count - named.length} more` : ''
      const number = count === 1 ? '1 picture is' : `${count} pictures are`
      const hint = siteUrl === undefined ? " With SITE_URL the import knows the shop's." : ''
      return `${number} on another host (${named.join(', ')}${others}): pages show only those of the shop's own host and of the API's.${hint}`
    },
  }
}
