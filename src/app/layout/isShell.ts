import { createContext, useContext, useDeferredValue } from 'react'

/** Whether the document is the shell: header and footer alone, for every URL without a prerendered page. */
export const IsShellDocument = createContext(false)

/** Whether the shell is rendered: to HTML, and when it is hydrated. The page of the URL follows. */
export const useIsShell = () => useDeferredValue(false, useContext(IsShellDocument))
