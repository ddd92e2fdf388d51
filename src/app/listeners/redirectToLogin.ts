import { loginRequired, type ReturnState } from '@/features/auth'
import type { StartListening } from '@/shared/redux/startListening'
import { selectPath } from '@/shared/routing/locationSlice'
import { paths } from '@/shared/routing/paths'
import { selectUrl } from '../router/selectUrl'

/** Opens /login when a visitor tries what needs an account, and remembers where that was. */
export const redirectToLogin = (startListening: StartListening) =>
  startListening({
    actionCreator: loginRequired,
    effect: ({ payload: interrupted }, { extra: { router }, getState }) => {
      // A second press, while the page is loading or before it is rendered, changes nothing.
      const next = router.state.navigation.location?.pathname ?? selectPath(getState())
      if (next === paths.login) return
      const state: ReturnState = { from: selectUrl(getState()), interrupted }
      router.navigate(paths.login, { state })
    },
  })
