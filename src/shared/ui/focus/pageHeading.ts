/** Returns the heading of the page that is shown. */
export const findPageHeading = () => document.querySelector<HTMLElement>('main h1')
