/** The categories that have a size guide. */
export const GUIDED_CATEGORIES = ['Kurti', 'Lehenga', 'Saree', 'Dupatta'] as const
export type GuidedCategory = (typeof GUIDED_CATEGORIES)[number]

/** Whether a category has a size guide. */
export const isGuided = (categoryName: string): categoryName is GuidedCategory =>
  GUIDED_CATEGORIES.some((guided) => guided === categoryName)
