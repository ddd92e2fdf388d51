import type { GuidedCategory } from './guidedCategories'

/** A length in inches, or a range of lengths. */
type Inches = number | [from: number, to: number]

export type SizeGuide = {
  /** What is measured, for the head of the table. */
  measures: string[]
  /** The sizes, or the pieces, each with its measures in inches. */
  rows: [name: string, ...measures: Inches[]][]
  howToMeasure: string[]
}

const BODY = [
  'Measure over light clothes, with the tape level and not tight.',
  'Bust: around the fullest part. Waist: where it is narrowest. Hip: around the fullest part, with the feet together.',
]

/** Takes the length of the garment in each size; returns the rows of the sizes, with bust, waist and hip. */
const stitchedTo = (s: number, m: number, l: number, xl: number, xxl: number): SizeGuide['rows'] => [
  ['S', 34, 28, 36, s],
  ['M', 36, 30, 38, m],
  ['L', 38, 32, 40, l],
  ['XL', 40, 34, 42, xl],
  ['XXL', 42, 36, 44, xxl],
]

/** The guide of each category, by its name. */
export const sizeGuides: Record<GuidedCategory, SizeGuide> = {
  Kurti: {
    measures: ['Bust', 'Waist', 'Hip', 'Length'],
    rows: stitchedTo(44, 44, 45, 45, 46),
    howToMeasure: [
      ...BODY,
      'Length: of the kurti, from the shoulder to the hem.',
      'Between two sizes, take the larger one: a kurti should fall and not cling.',
    ],
  },
  Lehenga: {
    measures: ['Bust', 'Waist', 'Hip', 'Length'],
    rows: stitchedTo(40, 41, 42, 42, 43),
    howToMeasure: [
      ...BODY,
      'Length: of the skirt, from the waist to the hem. Wear the shoes that you will wear with it.',
    ],
  },
  Saree: {
    measures: ['Length', 'Width'],
    rows: [
      ['Saree', 217, [44, 47]],
      ['Blouse piece', [28, 32], 44],
    ],
    howToMeasure: [
      'A saree fits every size: it is draped, and its pleats take up what is left.',
      'Length: along the border, from one end to the end of the pallu. Width: from border to border, from the waist to the floor when it is worn.',
    ],
  },
  Dupatta: {
    measures: ['Length', 'Width'],
    rows: [['Dupatta', [94, 102], [34, 40]]],
    howToMeasure: [
      'A dupatta fits every size. Over both shoulders it falls to about the knee on either side.',
      'Length: along the border. Width: from border to border.',
    ],
  },
}

/** The words that sizes are given in. */
export const sizeTerms: [term: string, meaning: string][] = [
  ['Meters', 'The length of the cloth. Hand looms vary by up to 2%.'],
  [
    'S to XXL',
    'Stitched to the measures of the table, with about 2 in (5 cm) of cloth in the seams to let out.',
  ],
  ['Onesize', 'Made to be worn in every size.'],
  ['Unstitched', 'Cloth that a tailor cuts and sews to your measures.'],
  ['Blouse piece', 'Cloth for the blouse, woven into the end of the saree. It is cut off and stitched.'],
]
