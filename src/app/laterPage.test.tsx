import { screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { paths } from '@/shared/paths'
import { inHeader } from '@/testing/onPage'
import { renderShop } from '@/testing/renderShop'
import { laterPage } from './laterPage'

let mockIsDown = true
jest.mock(
  '@/pages/accountPages',
  () =>
    new Proxy(jest.requireActual<object>('@/pages/accountPages'), {
      get: (...args) => {
        if (mockIsDown) throw new Error('Loading the chunk failed.')
        return Reflect.get(...args)
      },
    }),
)

beforeEach(() => {
  mockIsDown = true
  // The router says on the console what it caught.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

const findError = () => screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })
const findSignIn = () => screen.findByRole('heading', { level: 1, name: 'Sign In' })

test('a page that cannot be fetched leaves header and footer standing', async () => {
  await renderShop(paths.login)
  expect(await findError()).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  for (const landmark of ['banner', 'contentinfo']) expect(screen.getByRole(landmark)).toBeVisible()
})

test('a page that could not be fetched is asked for anew by the next who comes', async () => {
  const { user } = await renderShop(paths.home)
  await user.click(inHeader().getByRole('link', { name: 'Profile' }))
  expect(await findError()).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Go to Home' }))
  mockIsDown = false
  await user.click(inHeader().getByRole('link', { name: 'Profile' }))
  expect(await findSignIn()).toBeVisible()
})

test('without a network, trying again stays in the shop', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user } = await renderShop(paths.login)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await findError()).toBeVisible()
  mockIsDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await findSignIn()).toBeVisible()
  online.mockRestore()
})

const Page = () => <p>The page</p>
const early = laterPage(async () => ({ Page }), 'Page')
function EarlyChunk() {
  useLayoutEffect(() => {
    early.handle.load()
  }, [])
  return early.element
}

test('a page whose chunk comes right after the first rendering is shown', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <MemoryRouter>
      <EarlyChunk />
    </MemoryRouter>,
  )
  expect(await screen.findByText('The page')).toBeVisible()
  root.unmount()
})
