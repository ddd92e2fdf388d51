import { aProduct } from '@/testing/aProduct'
import { suggest } from './suggest'

const categories = ['Saree', 'Kurti'].map((categoryName) => ({
  _id: categoryName,
  categoryName,
  image: '/images/a.jpg',
}))

const catalogue = [
  aProduct({ _id: 'a', title: 'Indigo', description: 'Worn over a saree.', categoryName: 'Kurti' }),
  aProduct({ _id: 'b', title: 'Kumkum Saree', discountedPrice: 129_999 }),
  ...['c', 'd', 'e', 'f', 'g', 'h'].map((_id) => aProduct({ _id, title: `Sage ${_id}` })),
]

const texts = (search: string) => suggest(search, catalogue, categories).map(({ text }) => text)

test.each([
  ['nothing for nothing', '', []],
  ['nothing for blanks', '  ', []],
  ['nothing for what is not there', 'velvet', []],
  ['a category, and its garments', 'KURT', ['Kurti Collection', 'Indigo']],
  ['what a description says', 'worn over', ['Indigo']],
  [
    'six garments at most, first those whose titles say it',
    ' saree ',
    ['Saree Collection', 'Kumkum Saree', 'Indigo', 'Sage c', 'Sage d', 'Sage e', 'Sage f'],
  ],
])('suggests %s', (_what, search, suggested) => {
  expect(texts(search)).toEqual(suggested)
})

test('a suggestion leads somewhere and says what is there', () => {
  expect(suggest('saree', catalogue, categories).slice(0, 2)).toEqual([
    { to: '/products?category=Saree', text: 'Saree Collection', hint: '7 products' },
    { to: '/products/b', text: 'Kumkum Saree', hint: 'Rs. 1,29,999' },
  ])
})
