/** The title of the panel that an element is in, which can be focused. */
export const findPanelTitle = (element: Element): HTMLElement | null =>
  element.closest('section')?.querySelector('h2') ?? null
