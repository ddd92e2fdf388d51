import { createContext } from 'react'

/**
 * Returns the path of the page that is shown when it is called, even by a page that was left meanwhile. The layout
 * provides it. The URL may be that of a next page, or of a past one of the Redux DevTools.
 */
export const ShownPath = createContext(() => window.location.pathname)
