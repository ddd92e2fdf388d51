const NEWER_DATA = 'newerdata'

/** Tells the page that a newer release has stored what this one cannot read, and therefore leaves alone. */
export const announceNewerData = (): void => {
  window.dispatchEvent(new Event(NEWER_DATA))
}

/** Calls `offerReload` each time that happens. */
export const onNewerData = (offerReload: () => void): void => window.addEventListener(NEWER_DATA, offerReload)
