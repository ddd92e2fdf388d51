import shop from './0001_shop.sql'

/** The scripts in the order in which they run: the first one makes version 1 of the tables, the next one version 2. */
export const migrations: string[] = [shop]
