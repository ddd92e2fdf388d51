import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import {
  type ReactZoomPanPinchHandlers,
  type ReactZoomPanPinchRef,
  useZoomPanPinch,
} from 'react-zoom-pan-pinch'
import { followPointer } from './followPointer'

export const MAX_SCALE = 4

/** The scale that a click zooms to. */
const CLICK_SCALE = 2.5

/** A pointer that moves further than this, in CSS pixels, drags and does not click. */
const DRAG_THRESHOLD = 4

/** The duration of a move in ms, from the style sheet, which respects prefers-reduced-motion. */
const durationOf = (picture: HTMLElement) =>
  Number.parseFloat(getComputedStyle(picture).transitionDuration || '0') * 1000

/** Moves the picture within `time` ms. */
export type Move = (zoom: ReactZoomPanPinchHandlers, time: number) => Promise<void>

/** The zoom and the position of a picture on its stage. Wheel, drag and pinch are the library's. */
export function useZoom() {
  /** The scale after the last completed move. */
  const [scale, setScale] = useState(1)
  const pendingMoves = useRef(0)
  /** The scale that the last click zoomed to. */
  const targetScale = useRef(1)
  /** Where the pointer went down, and whether it has dragged the picture since. */
  const pressed = useRef({ x: 0, y: 0, hasDragged: false })

  const updateScale = ({ state }: Pick<ReactZoomPanPinchRef, 'state'>) => setScale(state.scale)
  const { wrapperRef, contentRef, instance } = useZoomPanPinch({
    maxScale: MAX_SCALE,
    centerOnInit: true,
    centerZoomedOut: true,
    disablePadding: true,
    wheel: { step: 0.005 },
    // A click or a tap zooms already.
    doubleClick: { disabled: true },
    autoAlignment: { sizeX: 0, sizeY: 0 },
    panning: { velocityDisabled: true },
    onWheelStop: updateScale,
    onPinchStop: updateScale,
  })

  const start = (move: Move) => {
    const { contentComponent, getContext } = instance.current
    return contentComponent ? move(getContext(), durationOf(contentComponent)) : Promise.resolve()
  }
  const run = async (move: Move) => {
    pendingMoves.current += 1
    await start(move)
    pendingMoves.current -= 1
    // A move that another one interrupted has no final scale.
    if (pendingMoves.current === 0) updateScale(instance.current)
  }

  const onPointerDown = ({ clientX, clientY }: PointerEvent) => {
    pressed.current = { x: clientX, y: clientY, hasDragged: false }
  }
  const onPointerMove = ({ clientX, clientY, buttons, pointerType, currentTarget }: PointerEvent) => {
    const { x, y, hasDragged } = pressed.current
    if (buttons > 0) pressed.current.hasDragged ||= Math.hypot(clientX - x, clientY - y) > DRAG_THRESHOLD
    const { bounds, state } = instance.current
    // A picture that was dragged stays there until the next click.
    if (buttons > 0 || hasDragged || pointerType !== 'mouse' || pendingMoves.current > 0 || !bounds) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const { minPositionX, maxPositionX, minPositionY, maxPositionY } = bounds
    const positionX = followPointer((clientX - left) / width, { min: minPositionX, max: maxPositionX })
    const positionY = followPointer((clientY - top) / height, { min: minPositionY, max: maxPositionY })
    start((zoom, time) => zoom.setTransform(positionX, positionY, state.scale, time))
  }
  const onClick = ({ clientX, clientY, detail }: MouseEvent) => {
    if (pressed.current.hasDragged) return
    // The second press of a double click interrupts the first zoom, and its click completes it.
    if (detail <= 1) targetScale.current = scale > 1 ? 1 : CLICK_SCALE
    run((zoom, time) => zoom.zoomToPoint(targetScale.current, clientX, clientY, time))
  }

  return {
    stage: wrapperRef,
    picture: contentRef,
    scale,
    run,
    pointerHandlers: { onPointerDown, onPointerMove, onClick },
  }
}
