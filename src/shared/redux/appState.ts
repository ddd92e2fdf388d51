// The cache of RTK Query. Its type would name the endpoints and tags of all features, and only RTK Query's
// selectors read it.
// biome-ignore lint/suspicious/noExplicitAny: as above.
type ApiState = any

/** The state of the store. Each feature adds its slice here, in the file that creates it. */
export interface AppState extends Record<'api', ApiState> {}
