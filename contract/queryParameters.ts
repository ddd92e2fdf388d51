import { lengthOf } from './texts/textLimits'

/**
 * The parameters of a query. They are texts, so a row describes each by its few rules instead of a schema of zod: what the
 * mock server answers first needs no other part of the contract.
 */
type QueryParameter<Value> = {
  description: string
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

/** Takes the limits of a whole number, and what it means; returns the parameter. */
export const wholeNumberParameter = (
  minimum: number,
  maximum: number,
  description: string,
): QueryParameter<number> => ({
  description,
  schema: { type: 'integer', minimum, maximum },
  rule: `a whole number from ${minimum} to ${maximum}`,
  read: ([text = '']) =>
    /^\d{1,10}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum ? Number(text) : undefined,
})

/** Takes the texts that a parameter may be, and what it means; returns the parameter. */
export const oneOfParameter = <const Value extends string>(
  values: readonly Value[],
  description: string,
): QueryParameter<Value> => ({
  description,
  schema: { type: 'string', enum: values },
  rule: values.join(' or '),
  read: ([text]) => values.find((value) => value === text),
})

/** Takes what a text means, and how many Unicode code points it may have; returns the parameter. */
export const textParameter = (description: string, maxLength?: number): QueryParameter<string> => ({
  description,
  schema: { type: 'string', ...(maxLength && { maxLength }) },
  rule: `a text of at most ${maxLength} characters`,
  read: ([text = '']) => (maxLength && lengthOf(text) > maxLength ? undefined : text),
})

/** Takes what a list of texts means; returns the parameter, which is repeated for each of them. */
export const listParameter = (description: string): QueryParameter<string[]> => ({
  description,
  schema: { type: 'array', items: { type: 'string' } },
  rule: 'a text',
  read: (texts) => [...new Set(texts)],
})
