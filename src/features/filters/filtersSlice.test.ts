import {
  categoryToggled,
  defaultFilters,
  filtersCleared,
  filtersSlice,
  ratingChosen,
  searchTyped,
  sortChosen,
} from './filtersSlice'

const after = (...actions: Parameters<typeof filtersSlice.reducer>[1][]) =>
  actions.reduce(filtersSlice.reducer, defaultFilters)

describe('filtersSlice', () => {
  test('starts with the defaults of the specification', () => {
    expect(defaultFilters).toEqual({ search: '', category: [], rating: 1, price: 0, sortby: '' })
  })

  test.each([
    ['adds a category', [categoryToggled('Saree')], { category: ['Saree'] }],
    [
      'adds a second category',
      [categoryToggled('Saree'), categoryToggled('Kurti')],
      { category: ['Saree', 'Kurti'] },
    ],
    [
      'removes a category that is toggled again',
      [categoryToggled('Saree'), categoryToggled('Saree')],
      { category: [] },
    ],
    ['sets the minimum rating', [ratingChosen(4)], { rating: 4 }],
    ['sets the sort order', [sortChosen('lowToHigh')], { sortby: 'lowToHigh' }],
    ['stores the search as typed', [searchTyped(' silk ')], { search: ' silk ' }],
    [
      'clears everything',
      [searchTyped('x'), ratingChosen(4), categoryToggled('Saree'), filtersCleared()],
      {},
    ],
  ])('%s', (_what, actions, changed) => {
    expect(after(...actions)).toEqual({ ...defaultFilters, ...changed })
  })
})
