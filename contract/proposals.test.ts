import { products } from '@resham/mock-server/seeds/products'
import type { ProductFilters } from './productFilters'
import { proposeIn } from './proposals'
import { MAX_SEARCH_LENGTH } from './requestLimits'

const none: ProductFilters = { search: '', category: [], rating: 1, price: 0, sortby: '' }

describe('proposeIn', () => {
  test.each<[search: string, proposals: string[]]>([
    ['sari', ['saree']],
    ['Saaris', ['saree']],
    ['kurtas', ['kurti']],
    ['lehnga', ['lehenga']],
    ['ghagra', ['lehenga']],
    ['chunni', ['dupatta']],
    ['banarsi', ['banarasi']],
    ['Kanjeevaram  Sari', ['kanjivaram saree']],
    ['Rani dupata', ['Rani dupatta']],
    ['lehanga sari', []],
    ['phulkri', ['phulkari']],
    ['patloa', ['patola']],
    ['organzza lehnga', ['organza lehenga']],
    ['crêpe', []],
    ['qzxw', []],
    ['zq', []],
    ['\u200b', []],
    ['a sari of silk for the wedding', []],
    [`sari ${'x'.repeat(MAX_SEARCH_LENGTH)}`, []],
  ])('proposes for %j %j', async (search, proposals) => {
    expect(await proposeIn(products, { ...none, search })).toEqual(proposals)
  })

  test.each<[what: string, others: Partial<ProductFilters>, proposals: string[]]>([
    ['its category', { category: ['Saree'] }, ['saree']],
    ['another category', { category: ['Kurti'] }, []],
    ['a price that none has', { price: 9_000 }, []],
    ['a rating that none has', { rating: 5 }, []],
  ])('proposes only what finds something with %s', async (_what, others, proposals) => {
    expect(await proposeIn(products, { ...none, ...others, search: 'sari' })).toEqual(proposals)
  })

  test('proposes the word of the trade, and then the nearest of the catalogue', async () => {
    const [saree] = products
    if (!saree) throw new Error('There are no seeds.')
    const catalog = [saree, { ...saree, title: 'Chunnri' }, { ...saree, title: 'Dupatta' }]
    expect(await proposeIn(catalog, { ...none, search: 'chunni' })).toEqual(['dupatta', 'chunnri'])
  })
})
