/** Takes the title of a product; returns its link in the list of the page. */
export const findListed = (title: string) =>
  document.querySelector<HTMLElement>(`main li[aria-label="${CSS.escape(title)}"] h2 a`)
