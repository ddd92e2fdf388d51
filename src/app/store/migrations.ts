import type { MigrationManifest } from 'redux-persist'

/** The version of the stored data, which redux-persist writes with it. */
export const STORED_VERSION = 1

/** redux-persist's migrations, by version. Data without a version is the same as version 1. */
export const migrations: MigrationManifest = {}
