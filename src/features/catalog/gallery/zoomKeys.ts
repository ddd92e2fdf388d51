import type { Move } from './useZoom'

/** How far one press goes: scales of the picture, and CSS pixels. */
const ZOOM_STEP = 0.75
const PAN_STEP = 96

export const zoomIn: Move = (zoom, time) => zoom.zoomIn(ZOOM_STEP, time)
export const zoomOut: Move = (zoom, time) => zoom.zoomOut(ZOOM_STEP, time)

/** What each key does with the picture. An arrow leads to what lies in its direction. */
const moves = new Map<string, Move>([
  ['+', zoomIn],
  // The key of the plus, where that needs Shift.
  ['=', zoomIn],
  ['-', zoomOut],
  ['0', (zoom, time) => zoom.zoomToPoint(1, 0, 0, time)],
  ['ArrowLeft', (zoom, time) => zoom.panBy(PAN_STEP, 0, time)],
  ['ArrowRight', (zoom, time) => zoom.panBy(-PAN_STEP, 0, time)],
  ['ArrowUp', (zoom, time) => zoom.panBy(0, PAN_STEP, time)],
  ['ArrowDown', (zoom, time) => zoom.panBy(0, -PAN_STEP, time)],
])

/** The move that a key stands for. The browser's own shortcuts, which hold another key, stay its own. */
export const moveOf = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Move | undefined =>
  ctrlKey || metaKey || altKey ? undefined : moves.get(key)
