import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { Sheet } from './Sheet'

const show = () => {
  const onClosed = jest.fn()
  const overlay = { isOpen: true, opener: createRef<HTMLButtonElement>(), open: () => {}, close: onClosed }
  render(
    <Sheet overlay={overlay} title="Filters" foot={() => null}>
      <input aria-label="Rating" type="range" />
      <p>Of all shoppers</p>
    </Sheet>,
  )
  return { onClosed, dialog: screen.getByRole('dialog', { name: 'Filters' }) }
}

const expectClosed = (onClosed: jest.Mock) => waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1))

describe('Sheet', () => {
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
})
