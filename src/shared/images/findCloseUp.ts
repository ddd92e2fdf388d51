import { closeUps } from './closeUps.generated'
import { addPictures, findPicture } from './findPicture'

addPictures(closeUps)

/** Takes an `imageLink` such as '/images/teal-kanchi-dupatta-900.jpg'; returns the path of its close-up, if any. */
export function findCloseUp(imageLink: string): string | undefined {
  const picture = findPicture(imageLink)
  const name = picture && `${picture.name}-close-up`
  return name && closeUps.has(name) ? `/images/${name}-900.jpg` : undefined
}
