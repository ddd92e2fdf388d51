import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { paths } from '@/shared/routing/paths'
import { Footer } from './Footer'
import { Header } from './Header'

type Props = Partial<Parameters<typeof Header>[0]>

const header = (props: Props = {}, at: string = paths.home) => (
  <MemoryRouter initialEntries={[at]}>
    <Header
      search=""
      onSearch={() => {}}
      onSubmitSearch={() => {}}
      suggestions={[]}
      onChoose={() => {}}
      isSearching={false}
      onFocusChange={() => {}}
      wishlistCount={0}
      cartCount={0}
      areCountsKnown
      areCountsSettled
      {...props}
    />
  </MemoryRouter>
)

describe('Header', () => {
  test('links to every section and marks the current page', () => {
    render(header({}, paths.wishlist))
    expect(screen.getByRole('link', { name: 'Resham' })).toHaveAttribute('href', paths.home)
    const links = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      paths.products,
      paths.wishlist,
      paths.cart,
      paths.profile,
    ])
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'page', null, null])
  })

  test('announces counts that change, not when they are loaded', () => {
    const { rerender } = render(header({ areCountsKnown: false }))
    rerender(header({ wishlistCount: 2, cartCount: 1 }))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    rerender(header({ wishlistCount: 2, cartCount: 2 }))
    expect(screen.getByRole('status')).toHaveTextContent(/^Cart, 2 items$/)
    rerender(header({ wishlistCount: 3, cartCount: 1 }))
    expect(screen.getByRole('status')).toHaveTextContent('Wishlist, 3 items; Cart, 1 item')
  })
})

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
