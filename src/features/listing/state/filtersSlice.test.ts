import {
  defaultFilters,
  filterChosen,
  filtersCleared,
  filtersReplaced,
  filtersSlice,
  moreShown,
  optionToggled,
  searchSettled,
  searchTyped,
} from './filtersSlice'

const after = (...actions: Parameters<typeof filtersSlice.reducer>[1][]) =>
  actions.reduce(filtersSlice.reducer, filtersSlice.getInitialState())

describe('filtersSlice', () => {
  test('starts with the defaults of the specification', () => {
    expect(defaultFilters).toEqual({ search: '', category: [], rating: 1, price: 0, sortby: '' })
  })

  // biome-ignore format: a table is read by its columns.
  test.each([
    ['adds a category', [optionToggled({ filter: 'category', option: 'Saree' })], { category: ['Saree'] }],
    ['adds a second category', [optionToggled({ filter: 'category', option: 'Saree' }), optionToggled({ filter: 'category', option: 'Kurti' })], { category: ['Saree', 'Kurti'] }],
    ['removes a category that is toggled again', [optionToggled({ filter: 'category', option: 'Saree' }), optionToggled({ filter: 'category', option: 'Saree' })], { category: [] }],
    ['sets the minimum rating', [filterChosen({ rating: 4 })], { rating: 4 }],
    ['sets the highest price', [filterChosen({ price: 5_000 })], { price: 5_000 }],
    ['sets the sort order', [filterChosen({ sortby: 'lowToHigh' })], { sortby: 'lowToHigh' }],
    ['stores no more of a search than it may have', [searchTyped('👗'.repeat(10_000))], { search: '👗'.repeat(200) }],
    ['stores the search as typed', [searchTyped(' silk ')], { search: ' silk ' }],
    ['settles a search after a pause', [searchTyped('silk'), searchSettled()], { search: 'silk', settledSearch: 'silk' }],
    ['settles a search with another filter', [searchTyped('silk'), filterChosen({ rating: 4 })], { search: 'silk', settledSearch: 'silk', rating: 4 }],
    ['settles a cleared search at once', [searchTyped('silk'), searchSettled(), searchTyped('')], {}],
    ['shows a page more of cards', [moreShown(48)], { shownCards: 96 }],
    ['shows the first cards of other filters', [moreShown(48), filterChosen({ rating: 4 })], { rating: 4 }],
    ['shows the first cards of another price', [moreShown(48), filterChosen({ price: 5_000 })], { price: 5_000 }],
    [
      'clears everything',
      [searchTyped('x'), filterChosen({ rating: 4 }), filterChosen({ price: 5_000 }), optionToggled({ filter: 'category', option: 'Saree' }), filtersCleared()],
      {},
    ],
    [
      'replaces all filters by those of a URL',
      [optionToggled({ filter: 'category', option: 'Saree' }), filtersReplaced({ ...defaultFilters, search: 'silk', rating: 3 })],
      { search: 'silk', settledSearch: 'silk', rating: 3 },
    ],
  ])('%s', (_what, actions, changed) => {
    expect(after(...actions)).toEqual({ ...filtersSlice.getInitialState(), ...changed })
  })
})
