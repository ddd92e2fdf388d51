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

test('begins with the defaults of the specification', () => {
  expect(defaultFilters).toEqual({ search: '', category: [], rating: 1, price: 0, sortby: '' })
})

test.each([
  ['a category is added', [categoryToggled('Saree')], { category: ['Saree'] }],
  [
    'a second one joins it',
    [categoryToggled('Saree'), categoryToggled('Kurti')],
    { category: ['Saree', 'Kurti'] },
  ],
  ['toggled again it goes', [categoryToggled('Saree'), categoryToggled('Saree')], { category: [] }],
  ['the least rating', [ratingChosen(4)], { rating: 4 }],
  ['the order', [sortChosen('lowToHigh')], { sortby: 'lowToHigh' }],
  ['the search keeps what was typed', [searchTyped(' silk ')], { search: ' silk ' }],
  [
    'clear undoes all of it',
    [searchTyped('x'), ratingChosen(4), categoryToggled('Saree'), filtersCleared()],
    {},
  ],
])('%s', (_what, actions, changed) => {
  expect(after(...actions)).toEqual({ ...defaultFilters, ...changed })
})
