import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import type { devTools } from '../../src/testing/devTools'

const EXTENSION = join(__dirname, '../../src/testing/devTools.ts')

/** The Redux DevTools with their real core, as the extension installs them, in every document that the page opens. */
export async function installDevTools(page: Page): Promise<void> {
  const { outputFiles } = await build({ entryPoints: [EXTENSION], bundle: true, write: false })
  await page.addInitScript({ content: outputFiles[0]?.text })
}

/** Runs in the page what a developer does with the DevTools, or reads what they show. */
const inDevTools = <Arg, Result>(page: Page, run: (given: [typeof devTools, Arg]) => Result, arg: Arg) =>
  page
    .evaluateHandle(() => Object(window).devTools)
    .then((handle) => page.evaluate(run as never, [handle, arg]) as Promise<Result>)

export const listedActions = (page: Page) => inDevTools(page, ([tools]) => tools.types(), null)

export const jumpToStep = (page: Page, step: number) =>
  inDevTools(page, ([tools, index]) => tools.jumpToStep(index), step)

/** Jumps to the latest action of this type. */
export const jumpTo = (page: Page, type: string) =>
  inDevTools(page, ([tools, wanted]) => tools.jumpTo(wanted), type)

export const jumpToLatest = (page: Page) => inDevTools(page, ([tools]) => tools.jumpToLatest(), null)

/** The file that the DevTools export, as text. */
export const exportSession = (page: Page) => inDevTools(page, ([tools]) => tools.exportText(), null)

export const importSession = (page: Page, text: string) =>
  inDevTools(page, ([tools, file]) => tools.importText(file), text)
