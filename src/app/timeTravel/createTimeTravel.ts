import { createPath } from 'react-router-dom'
import type { Router } from '@/shared/redux/services'
import { selectUrl } from '../router/selectUrl'
import type { AppStore, RootState } from '../store/store'
import { createPastPage } from './pastPage'
import { createRecording } from './recording'

/** Records the store that `recorder` enhances for the Redux DevTools; from `start` on, the screen shows what they show. */
export const createTimeTravel = () => {
  const { recorder, start, goToLatest } = createRecording()

  return {
    recorder,
    start: (store: AppStore, router: Router) => {
      const pastPage = createPastPage(goToLatest)
      let shown: RootState | undefined
      let latestLocation: Router['state']['location'] | undefined

      const writeUrl = (url: string) => {
        try {
          window.history.replaceState(window.history.state, '', url)
        } catch {
          // Safari allows 100 changes in ten seconds, older versions in 30.
        }
      }
      start(store.dispatch, (past) => {
        if (past === shown) return
        shown = past
        if (past) {
          latestLocation = router.state.location
          writeUrl(selectUrl(past))
          pastPage.show(past)
          return
        }
        pastPage.hide()
        // The URL is restored unless the shop has navigated meanwhile.
        if (router.state.location === latestLocation) writeUrl(createPath(latestLocation))
      })
    },
  }
}
