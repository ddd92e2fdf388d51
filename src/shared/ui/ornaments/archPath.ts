/** The box that an arch fills, in SVG units. */
export type ArchShape = {
  width: number
  height: number
  /** The distance of the outline from the sides of the box; slightly more at the top, none at the bottom. */
  inset?: number
}

type Point = { x: number; y: number }

/** Foils on each side of the point. */
const FOILS = 4
/** Height of the curve above its spring line, for a half width of 1. */
const RISE = 1.36
/** Size of the tip, and of the step from jamb to curve, for a half width of 1. */
const TIP = 0.11
const STEP = 0.06
/** Half the angle that a foil turns through: the larger, the rounder. */
const ROUNDNESS = (50 / 180) * Math.PI

/**
 * Takes a box; returns the outline of a cusped arch as SVG path data. Its base is a pointed arch, two circles whose
 * centres lie beyond the middle. Each foil is an arc over a chord of that base, with its cusps inwards. The last foil
 * ends level, and from there a small ogee rises to the tip.
 */
export function archPath({ width, height, inset = 0 }: ArchShape): string {
  const middle = width / 2
  const half = middle - inset
  const span = half * (1 - STEP)
  const centre = (span * (RISE ** 2 - 1)) / 2
  const radius = span + centre
  const spring = inset * 1.15 + (TIP + RISE) * half
  const sweep = Math.acos(centre / radius)
  const shoulder = half * TIP

  /** The end of a foil on the left side, counted from the middle of the arch. */
  const cusp = (index: number): Point => {
    const angle = (sweep * index) / FOILS
    const x = centre - radius * Math.cos(angle)
    return { x: index === FOILS ? -shoulder : x, y: spring - radius * Math.sin(angle) }
  }
  const ends = Array.from({ length: FOILS + 1 }, (_, index) => cusp(index))
  const foils = ends.slice(1).map((to, index) => ({ from: ends[index] ?? to, to }))

  const pair = ({ x, y }: Point) => `${round(middle + x)} ${round(y)}`
  const mirrored = ({ x, y }: Point): Point => ({ x: -x, y })
  const arc = (from: Point, to: Point, isLast: boolean) => {
    const chord = Math.hypot(to.x - from.x, to.y - from.y)
    const turn = isLast ? Math.asin(Math.abs(from.y - to.y) / chord) : ROUNDNESS
    const r = round(chord / 2 / Math.sin(turn))
    return `A${r} ${r} 0 0 1 ${pair(to)}`
  }
  const level = spring - radius * Math.sin(sweep)
  const tip = round(level - half * TIP)
  const up = foils.map(({ from, to }, index) => arc(from, to, index === FOILS - 1))
  const down = foils
    .map(({ from, to }, index) => arc(mirrored(to), mirrored(from), index === FOILS - 1))
    .reverse()
  const foot = round(height)
  return [
    `M${round(middle - half)} ${foot}V${round(spring)}H${round(middle - span)}`,
    ...up,
    `Q${round(middle)} ${round(level)} ${round(middle)} ${tip}`,
    `Q${round(middle)} ${round(level)} ${pair({ x: shoulder, y: level })}`,
    ...down,
    `H${round(middle + half)}V${foot}Z`,
  ].join('')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
