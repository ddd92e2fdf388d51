import { type TouchEvent, useRef } from 'react'

/** The fraction of the element's height, or the speed in pixels per ms, from which a swipe counts. */
const MIN_FRACTION = 0.3
const MIN_SPEED = 0.5
/** The distance in pixels from which a touch is a swipe. */
const THRESHOLD = 8

type Swipe = { x: number; y: number; since: number; isDragging: boolean }

/** Whether a touch here moves a slider, or scrolls the content. */
const isOtherGesture = (target: Element, sheet: Element): boolean =>
  target.matches('input[type="range"]') ||
  target.scrollTop > 0 ||
  (target !== sheet && target.parentElement !== null && isOtherGesture(target.parentElement, sheet))

/** Takes a callback for a finished swipe; returns the touch handlers of an element that is dragged down. */
export const useSwipeDown = (onSwiped: () => void) => {
  const swipe = useRef<Swipe>(null)

  const reset = ({ currentTarget }: TouchEvent<HTMLElement>) => {
    swipe.current = null
    currentTarget.style.removeProperty('transform')
    currentTarget.style.removeProperty('transition')
  }

  return {
    onTouchStart: ({ target, currentTarget, touches, timeStamp }: TouchEvent<HTMLElement>) => {
      const finger = touches[0]
      const isSwipe = target instanceof Element && !isOtherGesture(target, currentTarget)
      swipe.current =
        finger && touches.length === 1 && isSwipe
          ? { x: finger.clientX, y: finger.clientY, since: timeStamp, isDragging: false }
          : null
    },
    onTouchMove: ({ currentTarget, touches }: TouchEvent<HTMLElement>) => {
      const finger = touches[0]
      if (!swipe.current || !finger) return
      const down = finger.clientY - swipe.current.y
      const aside = Math.abs(finger.clientX - swipe.current.x)
      if (!swipe.current.isDragging) {
        if (Math.max(Math.abs(down), aside) < THRESHOLD) return
        if (down < aside) {
          swipe.current = null
          return
        }
        swipe.current.isDragging = true
      }
      currentTarget.style.transition = 'none'
      currentTarget.style.transform = `translateY(${Math.max(0, down)}px)`
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const { currentTarget, changedTouches, timeStamp } = event
      const finger = changedTouches[0]
      if (swipe.current?.isDragging && finger) {
        const down = finger.clientY - swipe.current.y
        const speed = down / (timeStamp - swipe.current.since)
        if (down > currentTarget.clientHeight * MIN_FRACTION || speed > MIN_SPEED) onSwiped()
      }
      reset(event)
    },
    onTouchCancel: reset,
  }
}
