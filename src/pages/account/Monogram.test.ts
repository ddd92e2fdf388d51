import { initialOf } from './Monogram'

afterEach(() => {
  jest.restoreAllMocks()
})

describe('initialOf', () => {
  test.each([
    ['Ila Mehta', 'I'],
    ['  kavya', 'k'],
    ['\u200b\u200eAsha', 'A'],
    ['कीर्ति', 'की'],
    ['நிலா', 'நி'],
    ['e\u0301va', 'e\u0301'],
    ['👩🏽‍🎤 Asha', '👩🏽‍🎤'],
    ['𝒜da', '𝒜'],
    [' ', ''],
  ])('initialOf takes %j and returns %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial)
  })

  test.each([
    ['Ila Mehta', 'I'],
    ['कीर्ति', 'क'],
    ['𝒜da', '𝒜'],
    [' ', ''],
  ])('initialOf takes %j and returns %j where the browser has no Segmenter', (name, initial) => {
    jest.replaceProperty(globalThis, 'Intl', Object.create(Intl, { Segmenter: { value: undefined } }))
    expect(initialOf(name)).toBe(initial)
  })
})
