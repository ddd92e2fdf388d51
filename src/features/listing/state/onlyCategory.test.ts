import { onlyCategory } from './filtersQuery'
import { defaultFilters } from './filtersSlice'

const KNOWN = ['Saree', 'Kurti', ' Silk & <Gold> '].map((categoryName) => ({ categoryName }))
const SAREE = { ...defaultFilters, category: ['Saree'] }

describe('onlyCategory', () => {
  test.each([
    ['one category', SAREE, 'Saree'],
    ['a category of any name', { ...SAREE, category: [' Silk & <Gold> '] }, ' Silk & <Gold> '],
    ['a search without words', { ...SAREE, search: '  ' }, 'Saree'],
    ['a rating that does not filter', { ...SAREE, rating: 0 }, 'Saree'],
    ['no filter', defaultFilters, undefined],
    ['two categories', { ...SAREE, category: ['Saree', 'Kurti'] }, undefined],
    ['a category that is not known', { ...SAREE, category: ['Shawl'] }, undefined],
    ['a search', { ...SAREE, search: 'silk' }, undefined],
    ['a rating', { ...SAREE, rating: 2 }, undefined],
    ['a price', { ...SAREE, price: 2000 }, undefined],
    ['an order', { ...SAREE, sortby: 'lowToHigh' as const }, undefined],
  ])('with %s', (_what, filters, name) => {
    expect(onlyCategory(filters, KNOWN)).toBe(name)
    expect(onlyCategory(filters, undefined)).toBeUndefined()
  })
})
