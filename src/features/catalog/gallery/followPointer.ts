/** The share of the stage, at either end, where the picture is at its end already. */
const EDGE = 0.12

type Limits = { min: number; max: number }

/** The position of a picture larger than its stage for a pointer at `share` of the stage's length (0 to 1). */
export function followPointer(share: number, { min, max }: Limits): number {
  const progress = Math.min(Math.max((share - EDGE) / (1 - 2 * EDGE), 0), 1)
  return max + (min - max) * progress
}
