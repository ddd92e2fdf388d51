import { SettingsError } from '../../settingsError'
import { readCommand } from './readCommand'

const list = { name: 'list', csv: false, limit: Number.POSITIVE_INFINITY, status: undefined }
const status = { name: 'status', number: 'K7M2-9QXD', status: 'packed', tracking: {} }
const tracking = { carrier: 'Blue Dart', number: '12 34', url: 'https://bluedart.example/12' }

describe('readCommand', () => {
  test.each([
    [[], list],
    [['--csv'], { ...list, csv: true }],
    [['--limit', '20'], { ...list, limit: 20 }],
    [['--limit=1', '--csv'], { ...list, csv: true, limit: 1 }],
    [['--status=placed'], { ...list, status: 'placed' }],
    [['--status', 'cancelled', '--csv'], { ...list, csv: true, status: 'cancelled' }],
    [['show', 'k7m29qxd'], { name: 'show', number: 'K7M2-9QXD' }],
    [['status', 'K7M2-9QXD', 'packed'], status],
    [['status', 'k7m2 9qxd', 'delivered'], { ...status, status: 'delivered' }],
    [['status', 'K7M2-9QXD', 'cancelled'], { ...status, status: 'cancelled' }],
    [['status', 'K7M2-9QXD', 'shipped'], { ...status, status: 'shipped' }],
    [
      [
        'status',
        'K7M2-9QXD',
        'shipped',
        `--carrier=${tracking.carrier}`,
        `--tracking=${tracking.number}`,
        `--url=${tracking.url}`,
      ],
      { ...status, status: 'shipped', tracking },
    ],
  ])('reads %j', (args, command) => {
    expect(readCommand(args)).toEqual(command)
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
    [['--carrier=x']],
    [['show']],
    [['show', 'K7M2-9QXD', 'packed']],
    [['show', 'K7M2-9QXD', '--csv']],
    [['show', 'K7M2-9QXD', '--url=https://a.example']],
    [['status', 'K7M2-9QXD']],
    [['status', 'K7M2-9QXD', 'packed', 'shipped']],
    [['status', 'K7M2-9QXD', 'packed', '--limit=1']],
    [['status', 'K7M2-9QXD', 'packed', '--status=placed']],
    [['delete', 'K7M2-9QXD', 'packed']],
  ])('rejects %j with one line', (args) => {
    expect(() => readCommand(args)).toThrow(SettingsError)
    expect(() => readCommand(args)).toThrow(/^Use .+$/)
  })

  test.each([
    [['show', 'K7M2'], "'K7M2' is not the number of an order, such as K7M2-9QXD."],
    [
      ['status', 'K7M2-9QXD', 'placed'],
      "An order cannot become 'placed', only packed, shipped, delivered or cancelled.",
    ],
    [
      ['status', 'K7M2-9QXD', 'lost'],
      "An order cannot become 'lost', only packed, shipped, delivered or cancelled.",
    ],
    [['--status=lost'], "--status must be one of placed, packed, shipped, delivered, cancelled, not 'lost'."],
    [
      ['status', 'K7M2-9QXD', 'packed', '--carrier=x'],
      'Only a shipped order has --carrier, --tracking and --url.',
    ],
    [
      ['status', 'K7M2-9QXD', 'shipped', '--tracking= '],
      '--carrier, --tracking and --url must not be blank.',
    ],
    [
      ['status', 'K7M2-9QXD', 'shipped', '--url=javascript:alert(1)'],
      "--url must be an http or https URL, not 'javascript:alert(1)'.",
    ],
    [
      ['status', 'K7M2-9QXD', 'shipped', '--url=bluedart.example'],
      "--url must be an http or https URL, not 'bluedart.example'.",
    ],
  ])('rejects %j, and says why', (args, text) => {
    expect(() => readCommand(args)).toThrow(new SettingsError(text))
  })
})
