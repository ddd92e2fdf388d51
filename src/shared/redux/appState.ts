/**
 * The state of the store. Each slice is added in the file that creates it. `shared` sees none of a feature:
 * its files are also compiled alone.
 */
// biome-ignore lint/style/useConsistentTypeDefinitions: a type cannot be added to.
// biome-ignore lint/suspicious/noEmptyInterface: as above.
export interface AppState {}
