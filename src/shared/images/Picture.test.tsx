import { fireEvent, render, screen } from '@testing-library/react'
import { Picture } from './Picture'

const saree = '/images/kumkum-kanjivaram-saree-900.jpg'
const elsewhere = 'https://shop.example/pictures/saree.png'

const sourcesOf = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map(({ type, media }) => [type, media])

describe('a picture of ours', () => {
  test('comes in three formats and every width', () => {
    const { container } = render(<Picture src={saree} sizes="50vw" />)
    const image = screen.getByRole('img', { name: /^A red Kanjivaram silk saree/ })
    expect(sourcesOf(container)).toEqual([
      ['image/avif', ''],
      ['image/webp', ''],
    ])
    expect(container.querySelector('source')).toHaveAttribute(
      'srcset',
      [400, 640, 900, 1200]
        .map((width) => `/images/kumkum-kanjivaram-saree-${width}.avif ${width}w`)
        .join(', '),
    )
    expect(container.querySelector('source')).toHaveAttribute('sizes', '50vw')
    expect(image).toHaveAttribute('src', saree)
    expect(image).toHaveAttribute('srcset', expect.stringContaining('-640.jpg 640w'))
    expect(image).toHaveAttribute('sizes', '50vw')
    expect(image).toHaveAttribute('width', '1200')
    expect(image).toHaveAttribute('height', '1600')
  })

  test('waits until it is near the screen', () => {
    render(<Picture src={saree} sizes="50vw" />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
    expect(screen.getByRole('img')).toHaveAttribute('decoding', 'async')
    expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority', 'high')
  })

  test('comes at once, before the rest, where it has priority', () => {
    render(<Picture src={saree} sizes="50vw" priority />)
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
  })

  test('stands in its own colour until it is there', () => {
    const { container } = render(<Picture src={saree} sizes="50vw" className="card" />)
    const box = container.firstElementChild as HTMLElement
    expect(box.style.getPropertyValue('--colour')).toBe('#887662')
    expect(box.style.getPropertyValue('--blurred')).toMatch(/^url\(data:image\/webp/)
    expect(box.style.getPropertyValue('--ratio')).toBe('1200 / 1600')
    expect(box).toHaveClass('box card', { exact: true })
    fireEvent.load(screen.getByRole('img'))
    expect(box).toHaveClass('loaded')
  })

  test('takes other words for its own', () => {
    render(<Picture src={saree} sizes="50vw" alt="The saree you ordered" />)
    expect(screen.getByRole('img', { name: 'The saree you ordered' })).toBeVisible()
  })

  test('is decoration where its words are empty', () => {
    const { container } = render(<Picture src={saree} sizes="50vw" alt="" />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(container.querySelector('img')).toHaveAttribute('alt', '')
  })

  test('gives some screens another crop, offered before the whole', () => {
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
      ['image/jpeg', '(width < 48rem)'],
      ['image/avif', ''],
      ['image/webp', ''],
    ])
    expect(container.querySelectorAll('source')[2]).toHaveAttribute(
      'srcset',
      '/images/hero-narrow-640.jpg 640w, /images/hero-narrow-864.jpg 864w',
    )
  })
})

describe('a picture of another backend', () => {
  test.each([
    elsewhere,
    '/images/unheard-of-900.jpg',
    'https://shop.example/images/kumkum-kanjivaram-saree-900.jpg',
  ])('%p is shown as it is', (src) => {
    const { container } = render(<Picture src={src} sizes="50vw" alt="A saree" />)
    const image = screen.getByRole('img', { name: 'A saree' })
    expect(container.querySelector('source')).not.toBeInTheDocument()
    expect(image).not.toHaveAttribute('srcset')
    expect(image).toHaveAttribute('src', src)
    expect(image).toHaveAttribute('width', '900')
  })

  test('is decoration while nobody describes it', () => {
    render(<Picture src={elsewhere} sizes="50vw" />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
  })
})

describe('a picture that cannot be loaded', () => {
  test('leaves its box and its words, and no broken image', () => {
    const { container } = render(<Picture src={saree} sizes="50vw" />)
    fireEvent.error(screen.getByRole('img'))
    expect(container.querySelector('img')).not.toBeInTheDocument()
    expect(screen.getByText(/^A red Kanjivaram silk saree/)).toBeVisible()
    expect(container.querySelector('.box')).not.toHaveClass('loaded')
  })

  test('is missing from the start where there is no address', () => {
    render(<Picture src="" sizes="50vw" alt="A saree" />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(screen.getByText('A saree')).toBeVisible()
  })

  test('says nothing where it was decoration', () => {
    const { container } = render(<Picture src={elsewhere} sizes="50vw" alt="" />)
    fireEvent.error(container.querySelector('img') as HTMLImageElement)
    expect(container.textContent).toBe('')
    expect(container.querySelector('svg')).toBeInTheDocument()
  })

  test('does not keep the next one from being tried', () => {
    const { rerender } = render(<Picture src={elsewhere} sizes="50vw" alt="A saree" />)
    fireEvent.error(screen.getByRole('img'))
    rerender(<Picture src={saree} sizes="50vw" alt="A saree" />)
    expect(screen.getByRole('img', { name: 'A saree' })).toHaveAttribute('src', saree)
  })
})
