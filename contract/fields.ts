import { z } from 'zod'
import { findTextProblem, type StoredText, textLimits } from './texts/textLimits'

/** The fields that resources share. */

// Otherwise zod tries `new Function`, which the Content-Security-Policy of the shop forbids and reports.
z.config({ jitless: true })

export const text = z.string().min(1)
export const nonBlankText = z.string().regex(/\S/)
/** A whole number as text. The largest `integer` of PostgreSQL has ten digits. */
export const digits = z.string().regex(/^\d{1,10}$/)
export const quantity = z.int().min(1)

/** Takes the name of a text that is stored; returns its schema in a request. */
export const storedText = (name: StoredText) =>
  // `max` would count UTF-16 units, but the limit, like `maxLength` of JSON Schema, is one of code points.
  nonBlankText
    .refine((sent) => findTextProblem(name, sent) === undefined)
    .meta({ maxLength: textLimits[name] })

/** Takes the schema of a query's parameter and what it means; returns the parameter, which is optional. */
export const parameter = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  schema.optional().meta({ param: { description } })

export const pictureLink = z
  .union([z.string().regex(/^\/[^/\\]/), z.url({ protocol: /^https?$/ })], 'neither a path nor a URL')
  .describe('A path on the host of the shop, or a URL')

export const timestamp = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  .describe('`YYYY-MM-DDTHH:mm:ssZ`, in UTC')
export type Timestamp = z.infer<typeof timestamp>

/** When an entity was created, and last changed. */
export const timestamps = { createdAt: timestamp, updatedAt: timestamp }
