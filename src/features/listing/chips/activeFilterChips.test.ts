import { defaultFilters, type Filters } from '../state/filtersSlice'
import { countActive } from './activeFilterChips'

test.each<[count: number, filters: Partial<Filters>]>([
  [0, { search: 'silk' }],
  [2, { category: ['Saree', 'Kurti'] }],
  [0, { rating: 0 }],
  [0, { rating: 1 }],
  [1, { rating: 2 }],
  [1, { sortby: 'highToLow' }],
  [4, { category: ['Saree'], rating: 5, price: 5_000, sortby: 'lowToHigh' }],
])("counts %i of the panel's filters in %j", (count, filters) => {
  expect(countActive({ ...defaultFilters, ...filters })).toBe(count)
})
