import { closeUps } from './closeUps.generated'
import { addPictures, findPicture } from './findPicture'

addPictures(closeUps)

/**
 * Takes a product's address such as '/images/teal-kanchi-dupatta-900.jpg' and returns the address of its
 * second view, a close-up of the cloth. Undefined where there is none, as for another backend's pictures.
 */
export function closeUpOf(imageLink: string): string | undefined {
  const whole = findPicture(imageLink)
  const name = whole && `${whole.name}-close-up`
  return name && closeUps.has(name) ? `/images/${name}-900.jpg` : undefined
}
