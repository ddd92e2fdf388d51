import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { Footer } from './Footer'

describe('Footer', () => {
  test('shows the tagline, the quick links and the links to the author', () => {
    render(
      <MemoryRouter>
        <Footer />
      </MemoryRouter>,
    )
    expect(screen.getByText('The feeling of luxury')).toBeVisible()
    const quick = within(screen.getByRole('navigation', { name: 'Quick links' })).getAllByRole('link')
    expect(quick.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Products', '/products'],
      ['Wishlist', '/wishlist'],
      ['Cart', '/cart'],
      ['Profile', '/profile'],
    ])
    const author = within(screen.getByRole('list', { name: 'The author' })).getAllByRole('link')
    expect(author.map((link) => link.textContent)).toEqual(['GitHub', 'Instagram', 'LinkedIn', 'Mail'])
    for (const link of author) expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(author.at(-1)).toHaveAttribute('href', 'mailto:hello@resham.example')
  })
})
