import { render, screen } from '@testing-library/react'
import { Rating } from './Rating'

describe('Rating', () => {
  test.each([
    ['0', '0 reviews'],
    ['1', '1 review'],
    ['2', '2 reviews'],
    ['1.1k', '1.1k reviews'],
    ['1k', '1k reviews'],
  ])('says of %s reviews %j', (reviews, text) => {
    render(<Rating rating={4.7} reviews={reviews} />)
    expect(screen.getByText(text)).toBeVisible()
  })
})
