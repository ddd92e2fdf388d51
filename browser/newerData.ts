const NEWER_DATA = 'newerdata'

/** Tells the page that a newer release has stored what this one cannot read, and therefore leaves alone. */
export const announceNewerData = (): void => {
  window.dispatchEvent(new Event(NEWER_DATA))
}

/** Calls `offerReload` when that happens, once for a page. */
export const onNewerData = (offerReload: () => void): void =>
  window.addEventListener(NEWER_DATA, offerReload, { once: true })
