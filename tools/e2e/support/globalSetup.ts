import { findBrowser } from './findBrowser'

// Unpacks the browser, which takes seconds, before the first test's timeout starts.
export default function globalSetup(): void {
  findBrowser()
}
