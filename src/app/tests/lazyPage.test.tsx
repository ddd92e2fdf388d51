import { screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { lazyChunk } from '@/shared/lazyChunk'
import { paths } from '@/shared/routing/paths'
import { inHeader } from '@/testing/pageQueries'
import { renderApp } from '@/testing/renderApp'
import { lazyPage } from '../lazy/lazyPage'

let mockIsFailing = true
const mockChunk = (path: string) =>
  new Proxy(jest.requireActual<object>(path), {
    get: (...args) => {
      if (mockIsFailing) throw new Error('Loading the chunk failed.')
      return Reflect.get(...args)
    },
  })
jest.mock('@/app/lazy/userPagesChunk', () => mockChunk('@/app/lazy/userPagesChunk'))
// A chunk that is loaded once stays loaded, so each recovery has its own.
jest.mock('@/pages/product/ProductPage', () => mockChunk('@/pages/product/ProductPage'))

beforeEach(() => {
  mockIsFailing = true
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

const findError = () => screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })
const findSignIn = () => screen.findByRole('heading', { level: 1, name: 'Sign In' })

const Page = () => <p>The page</p>
const route = lazyPage(
  lazyChunk(async () => ({ Page })),
  'Page',
)
function EarlyPage() {
  useLayoutEffect(() => {
    route.handle.load()
  }, [])
  return route.element
}

describe('a lazy page', () => {
  test('loads its chunk again on the next navigation after a failure', async () => {
    const { user } = await renderApp(paths.home)
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    expect(await findError()).toHaveFocus()
    for (const landmark of ['banner', 'contentinfo']) expect(screen.getByRole(landmark)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Go to Home' }))
    mockIsFailing = false
    await user.click(inHeader().getByRole('link', { name: 'Profile' }))
    expect(await findSignIn()).toBeVisible()
  })

  test('renders when its chunk loads right after the first render', async () => {
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    root.render(<EarlyPage />)
    expect(await screen.findByText('The page')).toBeVisible()
    root.unmount()
  })
})
