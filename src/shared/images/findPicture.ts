import { type PictureEntry, pictures } from './images.generated'

/** A picture that `npm run images` made, with the name that its files share. */
export type FoundPicture = PictureEntry & { name: string }

const known = new Map(pictures)

/** Adds pictures that are loaded later than the rest. */
export const addPictures = (more: ReadonlyMap<string, PictureEntry>) => {
  for (const [name, entry] of more) known.set(name, entry)
}

/**
 * The smallest files first. Every supported browser loads one of them, in the width that it needs. The JPEG
 * at the picture's own path is for search engines, and for clients without `srcset`.
 */
export const imageFormats = [
  { extension: 'avif', type: 'image/avif' },
  { extension: 'webp', type: 'image/webp' },
] as const

type ImageExtension = (typeof imageFormats)[number]['extension']

/**
 * Takes a path such as '/images/teal-kanchi-dupatta-900.jpg'; returns the picture, or undefined when it is unknown, such
 * as that of another backend.
 */
export function findPicture(path: string): FoundPicture | undefined {
  const name = /^\/images\/([a-z-]+)-\d+\.jpg$/.exec(path)?.[1]
  const entry = name === undefined ? undefined : known.get(name)
  return name === undefined || entry === undefined ? undefined : { ...entry, name }
}

/** Takes a picture and a format; returns its `srcset` with all widths. */
export function srcSetOf({ name, widths }: FoundPicture, extension: ImageExtension): string {
  return widths.map((width) => `/images/${name}-${width}.${extension} ${width}w`).join(', ')
}
