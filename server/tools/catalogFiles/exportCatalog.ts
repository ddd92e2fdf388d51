import { stringify } from 'csv-stringify/sync'
import { RULES } from './catalogRules'
import type { OwnerCatalog } from './readCatalog'

/** The whole catalogue as JSON, or one of its tables as CSV. */
export type ExportFormat = 'json' | 'products' | 'categories'

/** Takes the catalogue and a format; returns the text of a file whose import changes nothing. */
export const exportCatalog = (catalog: OwnerCatalog, format: ExportFormat): string =>
  format === 'json'
    ? `${JSON.stringify(catalog, null, 2)}\n`
    : stringify(catalog[format], {
        header: true,
        columns: [...RULES[format].keys()],
        cast: { boolean: String },
        // Spreadsheets read UTF-8 only with it.
        bom: true,
      })
