import type { NewShopper } from '@resham/mock-server/tests/createShopper'
import { screen } from '@testing-library/react'
import { renderApp } from './renderApp'
import { breakRoute } from './requests'

type Load = {
  /** As in 'Loading your cart'. */
  what: string
  /** Under `/api`. */
  route: `/${string}`
  endpoint: string
  /** Waits for what is shown once it is loaded. */
  findIt: () => Promise<HTMLElement>
  /** Waits for what has the focus then. */
  findFocused?: () => Promise<HTMLElement>
}

/** Takes a path, and what its page loads; declares a test for each, which fails at first, is logged, and loaded again. */
export const tryFailedLoads = (path: string, loads: readonly Load[], shopper?: NewShopper) =>
  test.each(loads)(
    'logs that $what could not be loaded, and loads it on Try again',
    async ({ what, route, endpoint, findIt, findFocused }) => {
      const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
      let repair = () => {}
      const { user } = await renderApp(path, {
        ...(shopper && { shopper }),
        before: () => {
          repair = breakRoute('get', route)
        },
      })
      expect(await screen.findByText(`We could not load ${what}.`)).toBeVisible()
      expect(consoleError.mock.calls).toEqual([[`${endpoint} failed: Request failed with status code 500`]])
      repair()
      await user.click(screen.getByRole('button', { name: 'Try again' }))
      expect(await findIt()).toBeVisible()
      if (findFocused) expect(await findFocused()).toHaveFocus()
    },
  )
