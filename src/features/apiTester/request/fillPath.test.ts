import { parametersOf } from '@/contract/calls'
import { fillPath, valuesOf } from './fillPath'

const values = { productId: 'a saree/1', categoryId: '' }

// biome-ignore format: a table is read by its columns.
test.each([
  ['/api/products', [], '/api/products'],
  ['/api/products/{productId}', ['productId'], '/api/products/a%20saree%2F1'],
  ['/api/categories/{categoryId}', ['categoryId'], '/api/categories/{categoryId}'],
  ['/api/{productId}/{productId}', ['productId'], '/api/a%20saree%2F1/a%20saree%2F1'],
  ['/api/{}', [], '/api/{}'],
])('%s has the parameters %j and is filled to %s', (endpoint, parameters, filled) => {
  expect(parametersOf(endpoint)).toEqual(parameters)
  expect(fillPath(endpoint, values)).toBe(filled)
})

// biome-ignore format: a table is read by its columns.
test.each([
  ['what was typed', { productId: 'mine' }, { productId: ['first', 'second'] }, 'mine'],
  ['nothing, if it was cleared', { productId: '' }, { productId: ['first'] }, ''],
  ['the first known value', {}, { productId: ['first', 'second'] }, 'first'],
  ['nothing, if none is known', { other: 'mine' }, {}, ''],
])('a path parameter has %s', (_what, typed, known, value) => {
  expect(valuesOf('/api/products/{productId}', typed, known)).toEqual({ productId: value })
})
