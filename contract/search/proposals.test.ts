import { products } from '@resham/mock-server/seeds/products'
import type { ProductDto } from '../resources/catalog'
import { proposedSearches } from '../tests/support/proposedSearches'
import type { ProductFilters } from './productFilters'
import { proposeIn } from './proposals'

const none: ProductFilters = { search: '', category: [], rating: 1, price: 0, sortby: '' }

describe('proposeIn', () => {
  test.each(proposedSearches)('proposes for %j %j', async (search, proposals) => {
    expect(await proposeIn(products, { ...none, search })).toEqual(proposals)
  })

  test('proposes nothing for a search without words', async () => {
    expect(await proposeIn(products, { ...none, search: '\u200b' })).toEqual([])
  })

  test.each<[what: string, others: Partial<ProductFilters>, proposals: string[]]>([
    ['its category', { category: ['Saree'] }, ['saree']],
    ['another category', { category: ['Kurti'] }, []],
    ['a price that none has', { price: 9_000 }, []],
    ['a rating that none has', { rating: 5 }, []],
  ])('proposes only what finds something with %s', async (_what, others, proposals) => {
    expect(await proposeIn(products, { ...none, ...others, search: 'sari' })).toEqual(proposals)
  })

  test('proposes two words of the catalogue where both are equally near', async () => {
    const [saree] = products as [ProductDto]
    const catalog = ['Mashru', 'Mashrum', 'Mashro', 'Mushri'].map((title) => ({ ...saree, title }))
    expect(await proposeIn(catalog, { ...none, search: 'mashre' })).toEqual(['mashru', 'mashro'])
    expect(await proposeIn(catalog, { ...none, search: 'mushru silk' })).toEqual([
      'mashru silk',
      'mushri silk',
    ])
  })

  test('prefers the word of the trade to a nearer word of the catalogue', async () => {
    expect(await proposeIn(products, { ...none, search: 'sari', category: ['Lehenga'] })).toEqual([])
  })
})
