import shop from './0001_shop.sql'
import stock from './0002_stock.sql'
import catalogPages from './0003_catalog_pages.sql'
import foldedSearch from './0004_folded_search.sql'
import emailKeys from './0005_email_keys.sql'

/** The scripts in the order in which they run: the first one makes version 1 of the tables, the next one version 2. */
export const migrations: string[] = [shop, stock, catalogPages, foldedSearch, emailKeys]
