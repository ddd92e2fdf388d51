import { act, render } from '@testing-library/react'
import { Announcement } from './Announcement'

const renderAnnouncement = () => {
  const { container, rerender } = render(<Announcement>{''}</Announcement>)
  return {
    text: () => container.textContent,
    say: (text: string | false) => rerender(<Announcement>{text}</Announcement>),
  }
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('Announcement', () => {
  test('empties itself, so that a text is not read or said again later', () => {
    const { text, say } = renderAnnouncement()
    expect(text()).toBe('')
    say('Quantity 2')
    wait(4_900)
    expect(text()).toBe('Quantity 2')
    wait(200)
    expect(text()).toBe('')
  })

  test.each([
    ['with another between', 'Quantity 3'],
    ['with nothing between', false],
  ] as const)('says a text again, %s', (_between, other) => {
    const { text, say } = renderAnnouncement()
    say('Quantity 2')
    wait(5_000)
    say(other)
    wait(1_000)
    say('Quantity 2')
    expect(text()).toBe('Quantity 2')
  })
})
