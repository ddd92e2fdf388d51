import { aProduct } from '@/testing/aProduct'
import { countByCategory } from './countByCategory'
import { defaultFilters, type Filters } from './filtersSlice'

const catalog = [
  aProduct({ title: 'Kumkum', rating: 4.9, categoryName: 'Saree' }),
  aProduct({ title: 'Indigo', rating: 3, categoryName: 'Saree' }),
  aProduct({ title: 'Emerald', rating: 1.4, categoryName: 'Lehenga' }),
]

describe('countByCategory', () => {
  test.each<[what: string, filters: Partial<Filters>, counts: Record<string, number>]>([
    ['all products without filters', {}, { Saree: 2, Lehenga: 1 }],
    ['each category, whichever are selected', { category: ['Lehenga'] }, { Saree: 2, Lehenga: 1 }],
    ['only the products with the minimum rating', { rating: 4 }, { Saree: 1 }],
    ['only the products that the search finds', { search: 'i', category: ['Saree'] }, { Saree: 1 }],
    ['the same in any sort order', { sortby: 'highToLow' }, { Saree: 2, Lehenga: 1 }],
  ])('counts %s', (_what, filters, counts) => {
    expect(Object.fromEntries(countByCategory(catalog, { ...defaultFilters, ...filters }))).toEqual(counts)
  })
})
