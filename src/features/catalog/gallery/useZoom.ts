import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import {
  type ReactZoomPanPinchHandlers,
  type ReactZoomPanPinchRef,
  useZoomPanPinch,
} from 'react-zoom-pan-pinch'
import { followPointer } from './followPointer'

export const LARGEST_SCALE = 4

/** Where a click leads: near enough to see the weave. */
const NEAR = 2.5

/** How far a pointer may slip while it clicks, in CSS pixels; beyond that it drags. */
const SLIP = 4

/** How long a move lasts, in ms: as the style sheets have it, which know who wants no motion. */
const timeOf = (picture: HTMLElement) =>
  Number.parseFloat(getComputedStyle(picture).transitionDuration || '0') * 1000

/** A way of moving the picture, which lasts as long as it is told (ms). */
export type Move = (zoom: ReactZoomPanPinchHandlers, time: number) => Promise<void>

/** A picture on a stage, to be zoomed and moved. Wheel, drag and pinch are the library's. */
export function useZoom() {
  /** The scale that the picture came to rest at. */
  const [scale, setScale] = useState(1)
  const movesUnderWay = useRef(0)
  /** The scale that the last click led to. */
  const goal = useRef(1)
  /** Where the pointer went down; it has dragged the picture when it moved from there. */
  const pressed = useRef({ x: 0, y: 0, hasDragged: false })

  const rest = ({ state }: Pick<ReactZoomPanPinchRef, 'state'>) => setScale(state.scale)
  const { wrapperRef, contentRef, instance } = useZoomPanPinch({
    maxScale: LARGEST_SCALE,
    centerOnInit: true,
    centerZoomedOut: true,
    disablePadding: true,
    wheel: { step: 0.005 },
    // A click zooms already, and a tap.
    doubleClick: { disabled: true },
    autoAlignment: { sizeX: 0, sizeY: 0 },
    panning: { velocityDisabled: true },
    onWheelStop: rest,
    onPinchStop: rest,
  })

  const move = (way: Move) => {
    const { contentComponent, getContext } = instance.current
    return contentComponent ? way(getContext(), timeOf(contentComponent)) : Promise.resolve()
  }
  const run = async (way: Move) => {
    movesUnderWay.current += 1
    await move(way)
    movesUnderWay.current -= 1
    // A move that another one interrupted is not at rest.
    if (movesUnderWay.current === 0) rest(instance.current)
  }

  const onPointerDown = ({ clientX, clientY }: PointerEvent) => {
    pressed.current = { x: clientX, y: clientY, hasDragged: false }
  }
  const onPointerMove = ({ clientX, clientY, buttons, pointerType, currentTarget }: PointerEvent) => {
    const { x, y, hasDragged } = pressed.current
    if (buttons > 0) pressed.current.hasDragged ||= Math.hypot(clientX - x, clientY - y) > SLIP
    const { bounds, state } = instance.current
    // A picture that was dragged into its place by hand stays there until the next click.
    if (buttons > 0 || hasDragged || pointerType !== 'mouse' || movesUnderWay.current > 0 || !bounds) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const { minPositionX, maxPositionX, minPositionY, maxPositionY } = bounds
    const positionX = followPointer((clientX - left) / width, { min: minPositionX, max: maxPositionX })
    const positionY = followPointer((clientY - top) / height, { min: minPositionY, max: maxPositionY })
    move((zoom, time) => zoom.setTransform(positionX, positionY, state.scale, time))
  }
  const onClick = ({ clientX, clientY, detail }: MouseEvent) => {
    if (pressed.current.hasDragged) return
    // The second press of a double click interrupts what the first began, and its click completes it.
    if (detail <= 1) goal.current = scale > 1 ? 1 : NEAR
    run((zoom, time) => zoom.zoomToPoint(goal.current, clientX, clientY, time))
  }

  return {
    stage: wrapperRef,
    picture: contentRef,
    scale,
    run,
    pointing: { onPointerDown, onPointerMove, onClick },
  }
}
