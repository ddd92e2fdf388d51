import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Sheet } from './Sheet'

const show = () => {
  const onClosed = jest.fn()
  render(
    <Sheet title="Filters" isOpen onClosed={onClosed} foot={() => null}>
      <input aria-label="Rating" type="range" />
      <p>Of all shoppers</p>
    </Sheet>,
  )
  return { onClosed, dialog: screen.getByRole('dialog', { name: 'Filters' }) }
}

const expectClosed = (onClosed: jest.Mock) => waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1))

describe('Sheet', () => {
  afterEach(() => jest.useRealTimers())

  test('Sheet closes with a click outside, but not with a drag that ends there', async () => {
    const { onClosed, dialog } = show()
    fireEvent.pointerDown(screen.getByRole('slider'))
    fireEvent.click(dialog)
    expect(dialog).toBeVisible()
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog)
    await expectClosed(onClosed)
    expect(dialog).not.toBeVisible()
  })

  /** Swipes down from an element. jsdom gives the sheet no height, so that any distance closes it. */
  const swipeDownFrom = (element: Element) => {
    fireEvent.touchStart(element, { touches: [{ clientX: 180, clientY: 200 }] })
    fireEvent.touchMove(element, { touches: [{ clientX: 180, clientY: 300 }] })
    fireEvent.touchEnd(element, { changedTouches: [{ clientX: 180, clientY: 300 }] })
  }

  test('Sheet closes with a swipe down, unless it moves a slider or scrolls the content', async () => {
    const { onClosed, dialog } = show()
    const slider = screen.getByRole('slider')
    swipeDownFrom(slider)
    expect(dialog).toBeVisible()
    const words = screen.getByText('Of all shoppers')
    const body = words.parentElement as Element
    body.scrollTop = 40
    swipeDownFrom(words)
    expect(dialog).toBeVisible()
    body.scrollTop = 0
    swipeDownFrom(words)
    await expectClosed(onClosed)
    expect(dialog).not.toBeVisible()
  })

  test('Sheet prevents the second click of a double click from reaching the page behind', async () => {
    const onClick = jest.fn()
    render(
      <button type="button" onClick={onClick}>
        Behind
      </button>,
    )
    show()
    jest.useFakeTimers()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }), { detail: 1 })
    // On a slow device it is handled late.
    jest.advanceTimersByTime(5000)
    const behind = screen.getByRole('button', { name: 'Behind' })
    fireEvent.click(behind, { detail: 2 })
    expect(onClick).not.toHaveBeenCalled()
    fireEvent.click(behind, { detail: 1 })
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})
