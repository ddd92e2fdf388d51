import { countByValue } from '@resham/contract'
import { aProduct } from '@/testing/aProduct'
import { defaultFilters } from '../state/filtersSlice'
import { suggest, suggestProposals } from './useSuggestions'

const categories = ['Saree', 'Kurti'].map((categoryName) => ({
  _id: categoryName,
  categoryName,
  image: '/images/a.jpg',
}))

const catalog = [
  aProduct({ _id: 'a', title: 'Indigo', description: 'Worn over a saree.', categoryName: 'Kurti' }),
  aProduct({ _id: 'b', title: 'Kumkum Saree', discountedPrice: 129_999 }),
  ...['c', 'd', 'e', 'f', 'g', 'h'].map((_id) => aProduct({ _id, title: `Sage ${_id}` })),
]

const texts = (search: string) =>
  suggest(search, catalog, categories, countByValue(catalog, 'categoryName')).map(({ text }) => text)

describe('suggest', () => {
  test.each([
    ['nothing for an empty search', '', []],
    ['nothing for blanks', '  ', []],
    ['nothing for what is invisible', '\u00a0\u200b', []],
    ['nothing without a match', 'velvet', []],
    ['nothing without a match of each word', 'saree velvet', []],
    ['what words in another order find', 'saree kumkum', ['Kumkum Saree']],
    ['a category and its products by the plural', 'KURTIS', ['Kurti Collection', 'Indigo']],
    ['matches of all words in the title first', 'sagé  c', ['Sage c']],
    ['a category and its products', 'KURT', ['Kurti Collection', 'Indigo']],
    ['a product by its description', 'worn over', ['Indigo']],
    [
      'six products at most, matches in the title first',
      ' saree ',
      ['Saree Collection', 'Kumkum Saree', 'Indigo', 'Sage c', 'Sage d', 'Sage e', 'Sage f'],
    ],
  ])('suggests %s', (_what, search, suggested) => {
    expect(texts(search)).toEqual(suggested)
  })

  test('gives each suggestion a link, a text and a hint', () => {
    expect(suggest('saree', catalog, categories, countByValue(catalog, 'categoryName')).slice(0, 2)).toEqual([
      { to: '/products?category=Saree', text: 'Saree Collection', hint: '7 products' },
      { to: '/products/b', text: 'Kumkum Saree', hint: 'Rs. 1,29,999' },
    ])
  })
})

test('suggestProposals gives each search a link, with the other filters', () => {
  const filters = { ...defaultFilters, search: 'banarsi', category: ['Saree'] }
  expect(suggestProposals(['banarasi'], filters)).toEqual([
    {
      to: '/products?search=banarasi&category=Saree',
      search: 'banarasi',
      text: 'Did you mean banarasi?',
      hint: '',
    },
  ])
})
