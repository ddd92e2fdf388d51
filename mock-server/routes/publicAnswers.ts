import type { PublicAnswers } from '../http/respond'
import { catalogAnswers } from './catalog'

/**
 * The responses to the GET calls that a page of the catalogue needs (specification, section 7). They need no Mirage: a build asks them for
 * the data of its pages too.
 */
export const publicAnswers = { ...catalogAnswers } satisfies PublicAnswers
