import { type TouchEvent, useRef } from 'react'

/** Drawn down by this part of its height, or let go at this speed (in pixels a ms), a sheet closes. */
const FAR = 0.3
const FAST = 0.5
/** A finger is never quite still; from here on it means it. */
const MEANT = 8

type Swipe = { x: number; y: number; since: number; isDrawing: boolean }

/** Whether a finger here moves something else: a slider, or what is scrolled and would be scrolled back. */
const isTaken = (target: Element, sheet: Element): boolean =>
  target.matches('input[type="range"]') ||
  target.scrollTop > 0 ||
  (target !== sheet && target.parentElement !== null && isTaken(target.parentElement, sheet))

/** Handlers that let a finger draw an element down, from anywhere on it, until it is let go. */
export const useSwipeDown = (onSwiped: () => void) => {
  const swipe = useRef<Swipe>(null)

  const letGo = ({ currentTarget }: TouchEvent<HTMLElement>) => {
    swipe.current = null
    currentTarget.style.removeProperty('transform')
    currentTarget.style.removeProperty('transition')
  }

  return {
    onTouchStart: ({ target, currentTarget, touches, timeStamp }: TouchEvent<HTMLElement>) => {
      const finger = touches[0]
      const isFree = target instanceof Element && !isTaken(target, currentTarget)
      swipe.current =
        finger && touches.length === 1 && isFree
          ? { x: finger.clientX, y: finger.clientY, since: timeStamp, isDrawing: false }
          : null
    },
    onTouchMove: ({ currentTarget, touches }: TouchEvent<HTMLElement>) => {
      const finger = touches[0]
      if (!swipe.current || !finger) return
      const down = finger.clientY - swipe.current.y
      const aside = Math.abs(finger.clientX - swipe.current.x)
      if (!swipe.current.isDrawing) {
        if (Math.max(Math.abs(down), aside) < MEANT) return
        if (down < aside) {
          swipe.current = null
          return
        }
        swipe.current.isDrawing = true
      }
      currentTarget.style.transition = 'none'
      currentTarget.style.transform = `translateY(${Math.max(0, down)}px)`
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const { currentTarget, changedTouches, timeStamp } = event
      const finger = changedTouches[0]
      if (swipe.current?.isDrawing && finger) {
        const down = finger.clientY - swipe.current.y
        const speed = down / (timeStamp - swipe.current.since)
        if (down > currentTarget.clientHeight * FAR || speed > FAST) onSwiped()
      }
      letGo(event)
    },
    onTouchCancel: letGo,
  }
}
