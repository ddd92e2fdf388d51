import { MAX_SEARCH_LENGTH } from '../../requests/requestLimits'

/** Searches that find nothing in the seeds, each with what is proposed instead, in the browser as by a server. */
export const proposedSearches: [search: string, proposals: string[]][] = [
  ['sari', ['saree']],
  ['Saaris', ['saree']],
  ['kurtas', ['kurti']],
  ['lehnga', ['lehenga']],
  ['lehngaa', ['lehenga']],
  ['ghagra', ['lehenga']],
  ['chunni', ['dupatta']],
  ['kameez', ['suit']],
  ['salwar kameez', ['salwar suit']],
  ['सलवार कमीज़', ['salwar suit']],
  ['banarsi', ['banarasi']],
  ['banrasi', ['banarasi']],
  ['Kanjeevaram  Sari', ['kanjivaram saree']],
  ['kanjeevram sari', ['kanjivaram saree']],
  ['Rani dupata', ['Rani dupatta']],
  ['lehanga sari', []],
  ['साड़ी', ['saree']],
  ['“sari”, <b>banarsi</b>', ['saree b banarasi']],
  ['kurti kurta', ['kurti']],
  ['"paithani"', ['paithani']],
  ['phulkri', ['phulkari']],
  ['patloa', ['patola']],
  ['organzza lehnga', ['organza lehenga']],
  // Words that the catalogue does not have.
  ['kurta pajama', ['kurti']],
  ['velvet saree', ['saree']],
  ['Velvet organzza XL', ['organza']],
  [`sari ${'x'.repeat(MAX_SEARCH_LENGTH)}`, ['saree']],
  // A word that is in a description alone.
  ['turmeric dupata', ['turmeric dupatta']],
  // Nothing is near.
  ['anarkali', []],
  ['anarkali sherwani', []],
  ['dhoti', []],
  ['linen', []],
  ['crêpe', []],
  ['qzxw', []],
  ['zq', []],
  ['a sari of silk for the wedding', []],
]
