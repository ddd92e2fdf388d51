import { createMemoryRouter } from 'react-router-dom'
import type { Services } from '@/shared/redux/services'

/** Services that do nothing, for a store without an app. */
export const fakeServices = (): Services => ({
  toast: () => {},
  log: () => {},
  router: createMemoryRouter([{ path: '*' }]),
  notifyOtherTabs: () => {},
  activateUpdate: async () => {},
})
