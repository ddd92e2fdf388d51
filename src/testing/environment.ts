import { TestEnvironment } from 'jest-environment-jsdom'
import { lendNodeGlobals } from './polyfills'

/** jsdom with polyfills from Node. */
class ShopEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    lendNodeGlobals(this.global)
  }
}

// biome-ignore lint/style/noDefaultExport: jest takes an environment from the default export alone.
export default ShopEnvironment
