import { showProgress } from './progress'

afterEach(() => jest.restoreAllMocks())

const show = (isTTY: boolean) => {
  const written: string[] = []
  const onProgress = showProgress({ isTTY, write: (text) => written.push(text) })
  const at = (seconds: number, ...step: Parameters<typeof onProgress>) => {
    jest.spyOn(performance, 'now').mockReturnValue(1_000 * (seconds + 1))
    onProgress(...step)
  }
  at(0, 'checked', 0, 0)
  at(2, 'checked', 50_000, 0.25)
  at(2.1, 'checked', 52_000, 0.26)
  at(8, 'checked', 200_000, 1)
  at(8, 'stored', 2_000, 0.01)
  at(9, 'stored', 20_000, 0.1)
  return written.map((text) => text.replace('\r\x1b[K', ''))
}

test('a terminal shows the number of products, the rate, and the time left, five times a second', () => {
  expect(show(true)).toEqual([
    '0 products checked, 0 a second, 0 s left',
    '50,000 products checked, 25,000 a second, 6 s left',
    '200,000 products checked, 25,000 a second, 0 s left\n',
    '20,000 products stored, 20,000 a second, 9 s left',
  ])
})

test('a pipe gets nothing', () => {
  expect(show(false)).toEqual([])
})
