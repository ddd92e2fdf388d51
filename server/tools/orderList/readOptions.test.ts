import { SettingsError } from '../../settingsError'
import { readOptions } from './readOptions'

describe('readOptions', () => {
  test.each([
    [[], { csv: false, limit: Number.POSITIVE_INFINITY }],
    [['--csv'], { csv: true, limit: Number.POSITIVE_INFINITY }],
    [['--limit', '20'], { csv: false, limit: 20 }],
    [['--limit=1', '--csv'], { csv: true, limit: 1 }],
  ])('reads %j', (args, options) => {
    expect(readOptions(args)).toEqual(options)
  })

  test.each([
    [['--limit']],
    [['--limit', '0']],
    [['--limit', '-1']],
    [['--limit', '1.5']],
    [['--limit', 'many']],
    [['--limit', '9'.repeat(16)]],
    [['--cvs']],
    [['csv']],
  ])('rejects %j with one line', (args) => {
    expect(() => readOptions(args)).toThrow(SettingsError)
    expect(() => readOptions(args)).toThrow(/^Use .+$/)
  })
})
