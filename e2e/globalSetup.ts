import { findBrowser } from './browser'

// Unpacking takes seconds. Done here, once, it does not eat into the first test's time.
export default function globalSetup(): void {
  findBrowser()
}
