import { TestEnvironment } from 'jest-environment-jsdom'
import { defineNodeGlobals } from './polyfills'

/** jsdom with polyfills from Node. */
class ShopEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup()
    defineNodeGlobals(this.global)
  }
}

// biome-ignore lint/style/noDefaultExport: jest takes an environment from the default export alone.
export default ShopEnvironment
