import { lengthOf } from './texts/textLimits'

/**
 * The parameters of a query. They are texts, so a row describes each by its few rules instead of a schema of zod: what the
 * mock server answers first needs no other part of the contract.
 */
type QueryParameter<Value> = {
  /** Its JSON Schema. */
  schema: object
  /** What it must be: the end of the sentence about any other value. */
  rule: string
  /** Takes the values of all its occurrences; returns its value, undefined for an invalid one. */
  read: (texts: string[]) => Value | undefined
  /** Whether it replaces all other parameters, even when it is empty. */
  isAlone?: boolean
}

export type QueryParameters = Record<string, QueryParameter<unknown>>

/** The values of the parameters that a query has. */
export type QueryOf<Parameters extends QueryParameters> = {
  [Name in keyof Parameters]?: Parameters[Name] extends QueryParameter<infer Value> ? Value : never
}

/** Takes the limits of a whole number; returns the parameter. */
export const wholeNumberParameter = (minimum: number, maximum: number): QueryParameter<number> => ({
  schema: { type: 'integer', minimum, maximum },
  rule: `a whole number from ${minimum} to ${maximum}`,
  read: ([text = '']) =>
    /^\d{1,10}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum ? Number(text) : undefined,
})

/** Takes the texts that a parameter may be; returns it. */
export const oneOfParameter = <const Value extends string>(
  values: readonly Value[],
): QueryParameter<Value> => ({
  schema: { type: 'string', enum: values },
  rule: values.join(' or '),
  read: ([text]) => values.find((value) => value === text),
})

/** Takes how many Unicode code points a text may have; returns the parameter. */
export const textParameter = (maxLength?: number): QueryParameter<string> => ({
  schema: { type: 'string', ...(maxLength && { maxLength }) },
  rule: `a text of at most ${maxLength} characters`,
  read: ([text = '']) => (maxLength && lengthOf(text) > maxLength ? undefined : text),
})

/** A list of texts: the parameter is repeated for each of them. */
export const listParameter: QueryParameter<string[]> = {
  schema: { type: 'array', items: { type: 'string' } },
  rule: 'a text',
  read: (texts) => [...new Set(texts)],
}
