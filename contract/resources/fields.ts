import * as z from 'zod/mini'
import { isBlank } from '../texts/isBlank'
import { lengthOf, type StoredText, textLimits, toStoredText } from '../texts/textLimits'

/**
 * The fields that resources share. The error of a field is the end of a sentence that begins with its name,
 * such as "The field 'name' …"; `serverRules/readRequest` joins both.
 */

// Otherwise zod tries `new Function`, which the Content-Security-Policy of the shop forbids and reports.
z.config({ jitless: true })

const NOT_BLANK = 'is required and must be a text that is not blank'

export const IS_OBJECT = 'is required and must be an object'

export const text = z.string().check(z.minLength(1))
export const nonBlankText = z
  .string(NOT_BLANK)
  .check(z.regex(/\S/, { error: NOT_BLANK, abort: true }))
  .check(z.refine((sent) => !isBlank(sent), { error: NOT_BLANK, abort: true }))
/** A whole number as text. The largest `integer` of PostgreSQL has ten digits. */
export const digits = z.string().check(z.regex(/^\d{1,10}$/))

/** Takes the limits of a whole number and the end of the sentence for any other value; returns its schema. */
export const wholeNumber = (min: number, max: number, error: string) =>
  z.int(error).check(z.minimum(min, error), z.maximum(max, error))
export const quantity = wholeNumber(
  1,
  Number.MAX_SAFE_INTEGER,
  'is required and must be a whole number from 1',
)

/** Takes the texts that a field may have; returns its schema. */
export const oneOf = <const Value extends string>(...values: Value[]) =>
  z.enum(values, {
    error: ({ input }) =>
      typeof input === 'string' && !isBlank(input)
        ? `must be ${values.map((value) => `'${value}'`).join(' or ')}`
        : NOT_BLANK,
  })

/** Takes the name of a text that is stored; returns its schema in a request, which turns it into the stored form. */
export const storedText = (name: StoredText) => {
  const limit = textLimits[name]
  const isZipcode = name === 'zipcode'
  return nonBlankText.check(
    z.overwrite((text) => toStoredText(name, text)),
    z.refine((text) => !isZipcode || /^\d+$/.test(text), {
      error: 'must contain digits only',
      abort: true,
    }),
    // `maxLength` would count UTF-16 units, but the limit, like that of JSON Schema, is one of code points.
    z.refine((text) => lengthOf(text) <= limit, {
      error: `must have at most ${limit} ${isZipcode ? 'digits' : 'characters'}`,
      abort: true,
    }),
    isZipcode
      ? z.describe(
          `At most ${limit} digits, of any Indian script. Blanks between them and invisible characters are left out`,
        )
      : z.meta({ maxLength: limit }),
  )
}

export const pictureLink = z
  .union(
    [z.string().check(z.regex(/^\/[^/\\]/)), z.url({ protocol: /^https?$/ })],
    'neither a path nor a URL',
  )
  .check(z.describe('A path on the host of the shop, or a URL'))

export const timestamp = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/), z.describe('`YYYY-MM-DDTHH:mm:ssZ`, in UTC'))
export type Timestamp = z.infer<typeof timestamp>

/** When an entity was created, and last changed. */
export const timestamps = { createdAt: timestamp, updatedAt: timestamp }
