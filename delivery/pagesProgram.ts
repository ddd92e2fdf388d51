/** A page as the program of the pages renders it: its `pageHtml` makes the document. */
export type RenderedPage = {
  head: string
  markup: string
  data: { path?: string; filters?: object }
  /** The chunks that the page needs from the start. */
  chunks: string[]
}

/** What the pages of a build share. */
export type PageAssets = {
  /** public/index.html */
  template: string
  /** The style sheets of each chunk. */
  styles: Record<string, string[]>
  /** The text of each style sheet. */
  css: Record<string, string>
  /** src/beforeHydration.ts */
  inlineScript: string
  /** The first starts the others. */
  scripts: string[]
  /** With the hashes of what is inline. */
  policy: string
}

/** What the build and a server have to know of the table of pages. */
export type Site = {
  /** The patterns of all pages, as React Router reads them. */
  patterns: string[]
  /** Those of them that are not for search engines. */
  unlistedPatterns: string[]
  /** Those of them that the sitemap lists. */
  sitemapPatterns: string[]
  /** The paths that the sitemap lists, but the products'. */
  sitemapPaths: string[]
  /** The chunks that pages need from the start. */
  chunks: string[]
  developerChunks: string[]
}

/**
 * What the built program of tools/build/pagesProgram.ts exports. `PageData`, from which a page is rendered, is only
 * passed on by those who run it.
 */
export type PagesProgram<PageData = unknown> = {
  site: Site
  /** Takes a path with its query; returns the URL of its page, undefined where the shell is the page. */
  pageUrlOf: (url: string) => string | undefined
  /**
   * Takes the URL of a page, and a function that takes the path of a GET call and resolves to its body, or undefined
   * for a 404. Resolves to undefined where there is no such page.
   */
  readPageData: (url: string, get: (path: string) => Promise<unknown>) => Promise<PageData | undefined>
  renderPage: (data: PageData) => Promise<RenderedPage>
  /** Returns the HTML of a page, in parts. `siteUrl` is the origin of the shop, if its build did not know it. */
  pageHtml: (assets: PageAssets, page: RenderedPage, siteUrl?: string) => string[]
}
