import * as resources from '.'

type Resources = typeof resources
type TableName = Extract<keyof Resources, `${string}Calls`>
/** A | B becomes A & B. */
export type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never

const isTable = (name: string) => name.endsWith('Calls')
const tables = Object.entries(resources).flatMap(([name, exported]) => (isTable(name) ? [exported] : []))

/** The calls of all resources. */
export const resourceCalls: UnionToIntersection<Resources[TableName]> = Object.assign({}, ...tables)
