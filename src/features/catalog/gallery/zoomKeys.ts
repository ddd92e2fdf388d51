import type { Move } from './useZoom'

/** The change per key press: in scale, and in CSS pixels. */
const ZOOM_STEP = 0.75
const PAN_STEP = 96

export const zoomIn: Move = (zoom, time) => zoom.zoomIn(ZOOM_STEP, time)
export const zoomOut: Move = (zoom, time) => zoom.zoomOut(ZOOM_STEP, time)

/** The moves by key. An arrow reveals the part of the picture in its direction. */
const moves = new Map<string, Move>([
  ['+', zoomIn],
  // The plus key without Shift.
  ['=', zoomIn],
  ['-', zoomOut],
  ['0', (zoom, time) => zoom.zoomToPoint(1, 0, 0, time)],
  ['ArrowLeft', (zoom, time) => zoom.panBy(PAN_STEP, 0, time)],
  ['ArrowRight', (zoom, time) => zoom.panBy(-PAN_STEP, 0, time)],
  ['ArrowUp', (zoom, time) => zoom.panBy(0, PAN_STEP, time)],
  ['ArrowDown', (zoom, time) => zoom.panBy(0, -PAN_STEP, time)],
])

/** The move of a key; undefined with a modifier, which makes it the browser's own shortcut. */
export const moveForKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Move | undefined =>
  ctrlKey || metaKey || altKey ? undefined : moves.get(key)
