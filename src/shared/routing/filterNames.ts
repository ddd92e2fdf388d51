/** The names of the filters in the URL of the listing, in their order there. */
export const FILTER_NAMES = ['search', 'category', 'rating', 'price', 'sortby'] as const
