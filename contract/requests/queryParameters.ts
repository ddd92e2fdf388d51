/**
 * A parameter of a query, described by its JSON Schema. `serverRules/readQuery` checks it without zod,
 * because the mock server reads a query in the first load.
 */
type QueryParameter = (
  | { type: 'integer'; minimum: number; maximum: number }
  | { type: 'string'; enum: readonly string[] }
  /** `maxLength` counts Unicode code points. */
  | { type: 'string'; maxLength?: number }
  /** Repeated for each of its texts. */
  | { type: 'array'; items: { type: 'string' } }
) & {
  /** Whether the others are ignored where it is sent, even when it is empty. */
  replacesOthers?: boolean
  /** Whether it may have U+0000. PostgreSQL accepts no text with it, so the server removes it before a query. */
  mayHaveNul?: boolean
}

export type QueryParameters = Record<string, QueryParameter>

type ValueOf<Parameter> = Parameter extends { type: 'integer' }
  ? number
  : Parameter extends { type: 'array' }
    ? string[]
    : Parameter extends { enum: readonly (infer Value)[] }
      ? Value
      : string

/** The values of the parameters that a query has. */
export type QueryOf<Parameters extends QueryParameters> = {
  [Name in keyof Parameters]?: ValueOf<Parameters[Name]>
}
