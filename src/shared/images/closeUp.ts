import { findPicture } from './findPicture'

/**
 * Takes the address of a garment's picture and returns that of its close-up, which shows the weave from
 * near by: '/images/teal-kanchi-dupatta-close-up-900.jpg'. Not every garment has one: undefined.
 */
export function closeUpOf(imageLink: string): string | undefined {
  const address = imageLink.replace(/-(\d+)\.jpg$/, '-close-up-$1.jpg')
  return address !== imageLink && findPicture(address) ? address : undefined
}
