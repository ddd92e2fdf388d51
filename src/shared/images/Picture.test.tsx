import { fireEvent, render, screen } from '@testing-library/react'
import { Picture } from './Picture'

const saree = '/images/kumkum-kanjivaram-saree-900.jpg'
const external = 'https://shop.example/pictures/saree.png'

const sourcesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map(({ type, media }) => [type, media])

describe('Picture with a generated picture', () => {
  test('renders two formats with every width, and one JPEG', () => {
    const { container } = render(<Picture src={saree} sizes="50vw" />)
    const image = screen.getByRole('img', { name: /^A red Kanjivaram silk saree/ })
    expect(sourcesOf(container)).toEqual([['image/avif', '']])
    expect(container.querySelector('source')).toHaveAttribute(
      'srcset',
      [400, 640, 900, 1200]
        .map((width) => `/images/kumkum-kanjivaram-saree-${width}.avif ${width}w`)
        .join(', '),
    )
    expect(container.querySelector('source')).toHaveAttribute('sizes', '50vw')
    expect(image).toHaveAttribute('src', saree)
    expect(image).toHaveAttribute('srcset', expect.stringContaining('-640.webp 640w'))
    expect(image).toHaveAttribute('sizes', '50vw')
    expect(image).toHaveAttribute('width', '1200')
    expect(image).toHaveAttribute('height', '1600')
  })

  test.each([
    ['lazily', false, 'lazy', 'auto'],
    ['eagerly with priority', true, 'eager', 'high'],
    ['lazily with priority, for a wide viewport', 'wide', 'lazy', 'high'],
  ] as const)('loads %s', (_how, priority, loading, fetchPriority) => {
    render(<Picture src={saree} sizes="50vw" priority={priority} />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', loading)
    expect(screen.getByRole('img').getAttribute('fetchpriority') ?? 'auto').toBe(fetchPriority)
  })

  test('shows its placeholder until it is loaded', () => {
    const { container } = render(<Picture src={saree} sizes="50vw" className="card" />)
    const box = container.firstElementChild as HTMLElement
    expect(box.style.getPropertyValue('--colour')).toBe('#887662')
    expect(box.style.getPropertyValue('--blurred')).toMatch(/^url\(data:image\/webp/)
    expect(box.style.getPropertyValue('--ratio')).toBe('1200 / 1600')
    expect(box).toHaveClass('box card', { exact: true })
    fireEvent.load(screen.getByRole('img'))
    expect(box).toHaveClass('loaded')
  })

  test('uses the alt text of its props, and is decorative with an empty one', () => {
    const { rerender } = render(<Picture src={saree} sizes="50vw" alt="The saree you ordered" />)
    expect(screen.getByRole('img', { name: 'The saree you ordered' })).toBeVisible()
    rerender(<Picture src={saree} sizes="50vw" alt="" />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })

  test('renders the sources of a narrow crop first', () => {
    const { container } = render(
      <Picture
        src="/images/hero-1920.jpg"
        sizes="100vw"
        narrow={{ src: '/images/hero-narrow-864.jpg', media: '(width < 48rem)' }}
      />,
    )
    expect(sourcesOf(container)).toEqual([
      ['image/avif', '(width < 48rem)'],
      ['image/webp', '(width < 48rem)'],
      ['image/avif', ''],
    ])
    expect(container.querySelectorAll('source')[1]).toHaveAttribute(
      'srcset',
      '/images/hero-narrow-640.webp 640w, /images/hero-narrow-864.webp 864w',
    )
  })
})

describe('Picture with the picture of another backend', () => {
  test.each([
    external,
    '/images/unheard-of-900.jpg',
    'https://shop.example/images/kumkum-kanjivaram-saree-900.jpg',
  ])('renders %p without sources', (src) => {
    const { container } = render(<Picture src={src} sizes="50vw" alt="A saree" />)
    const image = screen.getByRole('img', { name: 'A saree' })
    expect(container.querySelector('source')).not.toBeInTheDocument()
    expect(image).not.toHaveAttribute('srcset')
    expect(image).toHaveAttribute('src', src)
    expect(image).toHaveAttribute('width', '900')
  })
})

describe('Picture that cannot be loaded', () => {
  test('shows its alt text instead of a broken image', () => {
    const { container } = render(<Picture src={saree} sizes="50vw" />)
    fireEvent.error(screen.getByRole('img'))
    expect(container.querySelector('img')).not.toBeInTheDocument()
    expect(screen.getByText(/^A red Kanjivaram silk saree/)).toBeVisible()
    expect(container.querySelector('.box')).not.toHaveClass('loaded')
  })

  test('shows its alt text at once without a URL', () => {
    render(<Picture src="" sizes="50vw" alt="A saree" />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(screen.getByText('A saree')).toBeVisible()
  })

  test('is decorative without an alt text, and shows no text', () => {
    const { container } = render(<Picture src={external} sizes="50vw" />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    fireEvent.error(container.querySelector('img') as HTMLImageElement)
    expect(container.textContent).toBe('')
    expect(container.querySelector('svg')).toBeInTheDocument()
  })

  test('loads the next URL', () => {
    const { rerender } = render(<Picture src={external} sizes="50vw" alt="A saree" />)
    fireEvent.error(screen.getByRole('img'))
    rerender(<Picture src={saree} sizes="50vw" alt="A saree" />)
    expect(screen.getByRole('img', { name: 'A saree' })).toHaveAttribute('src', saree)
  })
})
