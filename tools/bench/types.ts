// biome-ignore-all lint/style/useConsistentTypeDefinitions: only an interface merges with the browser's.
/** Named figures of one measurement. */
export type Figures = Record<string, number>

export type Certificate = { key: Buffer; cert: Buffer; spki: string }

/** A page to visit, and the selector of its first card. */
export type Visit = { url: string; first: string; hasServiceWorker?: boolean }

/** A listing to interact with. */
export type InteractionTarget = { listing: string; logIn?: (page: Page) => Promise<void> }

type Page = import('@playwright/test').Page

declare global {
  interface Window {
    /** What `observe` in bench/observe.mjs collects. */
    bench: {
      fcp: number
      lcp: number
      cls: number
      tasks: { startTime: number; duration: number }[]
      firstSeen: number
    }
    painted: Promise<number>
    worstInteraction: number
  }
}
