import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import type { devTools } from '../../src/testing/devTools'

const EXTENSION = join(__dirname, '../../src/testing/devTools.ts')

type InPage = { devTools: typeof devTools }

/** The Redux DevTools with their real core, as the extension installs them, in every document that the page opens. */
export async function installDevTools(page: Page): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [EXTENSION],
    bundle: true,
    write: false,
    format: 'iife',
    define: { process: 'undefined' },
  })
  await page.addInitScript({ content: outputFiles[0]?.text ?? '' })
}

const inPage = <Result>(page: Page, run: (arg: never) => Result, arg?: unknown) =>
  page.evaluate(run as (arg: unknown) => Result, arg)

export const listedActions = (page: Page) =>
  inPage(page, () => (window as unknown as InPage).devTools.types())

/** The types of all recorded actions, hidden ones included. */
export const recordedActions = (page: Page) =>
  inPage(page, () => (window as unknown as InPage).devTools.recorded())

export const jumpToStep = (page: Page, index: number) =>
  inPage(page, (at: number) => (window as unknown as InPage).devTools.jumpToStep(at), index)

/** Jumps to the latest action of this type. */
export const jumpTo = (page: Page, type: string) =>
  inPage(page, (wanted: string) => (window as unknown as InPage).devTools.jumpTo(wanted), type)

export const jumpToLatest = (page: Page) =>
  inPage(page, () => (window as unknown as InPage).devTools.jumpToLatest())

/** The file that the DevTools export, as text. */
export const exportSession = (page: Page) =>
  inPage(page, () => (window as unknown as InPage).devTools.exportText())

export const importSession = (page: Page, text: string) =>
  inPage(page, (file: string) => (window as unknown as InPage).devTools.importText(file), text)
