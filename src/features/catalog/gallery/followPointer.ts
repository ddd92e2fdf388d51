/** The outer part of the stage where the picture has come to its end: nobody has to point at the very edge. */
const EDGE = 0.12

type Limits = { min: number; max: number }

/**
 * Where a picture that is larger than its stage goes for a pointer at `share` of the stage's length (0 to
 * 1): at its beginning the beginning of the picture is seen, at its end the end.
 */
export function followPointer(share: number, { min, max }: Limits): number {
  const way = Math.min(Math.max((share - EDGE) / (1 - 2 * EDGE), 0), 1)
  return max + (min - max) * way
}
