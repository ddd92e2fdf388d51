// Stands in for a global style sheet, which jsdom has no use for.
export {}
