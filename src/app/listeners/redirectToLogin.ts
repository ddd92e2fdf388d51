import { createPath } from 'react-router-dom'
import { loginRequired, type ReturnState } from '@/features/auth'
import { filtersToQuery, selectFilters } from '@/features/filters'
import type { StartListening } from '@/shared/redux/startListening'
import { isListing, paths } from '@/shared/routing/paths'

/** Opens /login when a visitor tries what needs an account, and remembers where that was. */
export const redirectToLogin = (startListening: StartListening) =>
  startListening({
    actionCreator: loginRequired,
    effect: ({ payload: interrupted }, { extra: { router }, getState }) => {
      const { location, navigation } = router.state
      // A second press, while the page is loading or before it is rendered, changes nothing.
      if ((navigation.location ?? location).pathname === paths.login) return
      const { pathname, search, hash } = location
      // The query of the listing may be older than the filters.
      const query = isListing(pathname) ? filtersToQuery(selectFilters(getState())) : search
      const state: ReturnState = { from: createPath({ pathname, search: query, hash }), interrupted }
      router.navigate(paths.login, { state })
    },
  })
