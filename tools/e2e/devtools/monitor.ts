import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'

/** Matches the text of an action in the list, which begins with its type. The time follows. */
const startsWith = (type: string) => new RegExp(`^${type.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}[+\\d]`)

/** What a developer sees and does in the window of the Redux DevTools, by role and visible text. */
export const monitorOf = (page: Page) => {
  const rows = page.getByRole('button').filter({ hasText: /Jump(Skip)?$/ })
  const row = (type: string) => rows.filter({ hasText: startsWith(type) }).last()

  /** The buttons of an action appear while the pointer is over it. */
  const pressInRow = async (button: 'Jump' | 'Skip', type?: string) => {
    const target = type === undefined ? rows.last() : row(type)
    await target.hover()
    await target.getByText(button, { exact: true }).click()
  }

  const trace = page.getByTestId('stack-trace')

  return {
    page,
    /** Waits until no action was listed for a second: one that comes later would be the last one of the list. */
    expectQuiet: () =>
      expect(async () => {
        const listed = await rows.count()
        await page.waitForTimeout(1000)
        expect(await rows.count()).toBe(listed)
      }).toPass(),
    expectLast: (type: string) => expect(rows.last()).toHaveText(startsWith(type)),
    expectListed: (type: string) => expect(row(type)).toBeVisible(),
    jumpTo: (type: string) => pressInRow('Jump', type),
    jumpToLast: () => pressInRow('Jump'),
    skip: (type: string) => pressInRow('Skip', type),
    openTrace: async (type: string) => {
      await row(type).click()
      await page.getByText('Trace', { exact: true }).last().click()
    },
    /** Expects the Trace tab to name a function or a file, and to show a line of its source. */
    expectFrame: async (name: string | RegExp, source = '') => {
      // For each action the tab fetches and reads the source maps again.
      await expect(trace.getByText(name, { exact: true }).first()).toBeVisible({ timeout: 60_000 })
      await expect(trace).toContainText(source)
    },
    press: (name: string | RegExp) => page.getByRole('button', { name }).click(),
    /** Exports the list; returns the path of the file and its text. */
    exportFile: async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export to a file' }).click()
      const path = await (await download).path()
      return { path, text: await readFile(path, 'utf8') }
    },
    importFile: async (path: string) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Import from a file' }).click()
      await (await chooser).setFiles(path)
    },
  }
}

export type Monitor = ReturnType<typeof monitorOf>
