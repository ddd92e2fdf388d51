import { type PictureEntry, pictures } from './images.generated'

/** A picture that `npm run images` made, with the name that its files share. */
export type FoundPicture = PictureEntry & { name: string }

const known = new Map(pictures)

/** Makes pictures known that come later than the rest. */
export const addPictures = (more: ReadonlyMap<string, PictureEntry>) => {
  for (const [name, entry] of more) known.set(name, entry)
}

/** In the order in which a browser is offered them: the smallest files first. */
export const imageFormats = [
  { extension: 'avif', type: 'image/avif' },
  { extension: 'webp', type: 'image/webp' },
  { extension: 'jpg', type: 'image/jpeg' },
] as const

type ImageExtension = (typeof imageFormats)[number]['extension']

/**
 * Takes an address such as '/images/teal-kanchi-dupatta-900.jpg' and returns what is known of that
 * picture, whichever width the address names. Another backend's address is unknown: undefined.
 */
export function findPicture(address: string): FoundPicture | undefined {
  const name = /^\/images\/([a-z-]+)-\d+\.jpg$/.exec(address)?.[1]
  const entry = name === undefined ? undefined : known.get(name)
  return name === undefined || entry === undefined ? undefined : { ...entry, name }
}

/** Takes a found picture and a format and returns its `srcset`: every width there is. */
export function srcSetOf({ name, widths }: FoundPicture, extension: ImageExtension): string {
  return widths.map((width) => `/images/${name}-${width}.${extension} ${width}w`).join(', ')
}
