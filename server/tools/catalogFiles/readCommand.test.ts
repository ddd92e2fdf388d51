import { CatalogError } from './mistakeList'
import { readCommand } from './readCommand'

describe('readCommand', () => {
  test.each([
    ['import new.csv', { name: 'import', path: 'new.csv', addsLookalikes: false }],
    ['import new.csv --add', { name: 'import', path: 'new.csv', addsLookalikes: true }],
    ['export', { name: 'export', format: 'json' }],
    ['export --csv', { name: 'export', format: 'products' }],
    ['export --csv --categories', { name: 'export', format: 'categories' }],
    ['--categories --csv export', { name: 'export', format: 'categories' }],
  ])('reads %j', (args, command) => {
    expect(readCommand(args.split(' '))).toEqual(command)
  })

  test.each([
    '',
    'delete',
    'import',
    'import a.csv b.csv',
    'import a.csv --csv',
    'export a.json',
    'export --categories',
    'export --add',
    'export --json',
    'export --csv=yes',
  ])('rejects %j with one line', (args) => {
    expect(() => readCommand(args.split(' ').filter(Boolean))).toThrow(CatalogError)
    expect(() => readCommand(args.split(' ').filter(Boolean))).toThrow(/^Use .+$/)
  })
})
