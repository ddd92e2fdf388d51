import { screen, waitFor, within } from '@testing-library/react'
import { buttonName } from './buttonName'
import { fillIn } from './fillIn'
import { toasts } from './pageQueries'
import { renderApp } from './renderApp'

type Shopper = NonNullable<Parameters<typeof renderApp>[1]>['shopper']
type Control = readonly ['button' | 'radio', string | RegExp]
type Step = Control | Record<string, string>

/** What is done on a page, and the toasts that it shows. */
type Row = readonly [
  what: string,
  at: string,
  shopper: Shopper,
  /** What is pressed, or filled into fields by their labels. */
  steps: readonly Step[],
  /** A text on the page afterwards. */
  seen: string,
  toasts: readonly (readonly [kind: 'success' | 'warning' | 'info', text: string])[],
  /** What the console says of a request that fails. */
  logged?: string,
]

const isControl = (step: Step): step is Control => Array.isArray(step)

/** Takes a button's text; returns the step that presses it. */
export const button = (name: string) => ['button', buttonName(name)] as const

/** Declares a test for each row. */
export const tryToasts = (rows: readonly Row[]) => {
  for (const [what, at, shopper, steps, seen, expected, logged] of rows)
    test(`shows toasts for ${what}`, async () => {
      const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {})
      const { user } = await renderApp(at, { shopper })
      for (const step of steps) {
        if (isControl(step)) await user.click(await screen.findByRole(step[0], { name: step[1] }))
        else await fillIn(user, step)
      }
      // The button changes at once, and is replaced when the response arrives.
      await waitFor(() => expect(within(screen.getByRole('main')).getByText(seen)).toBeVisible())
      await waitFor(() => expect(toasts()).toEqual(expected))
      expect(consoleError.mock.calls).toEqual(logged ? [[logged]] : [])
    })
}
