import type { CategoryDto } from '@resham/contract'

/** The four categories, in the order of the home page (specification, section 3). Their ids are fixed. */
export const categories: CategoryDto[] = [
  { _id: 'saree', categoryName: 'Saree', image: '/images/category-saree-810.jpg' },
  { _id: 'lehenga', categoryName: 'Lehenga', image: '/images/category-lehenga-810.jpg' },
  { _id: 'dupatta', categoryName: 'Dupatta', image: '/images/category-dupatta-810.jpg' },
  { _id: 'kurti', categoryName: 'Kurti', image: '/images/category-kurti-810.jpg' },
]
