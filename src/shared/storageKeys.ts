/** The localStorage keys of the shop. Those of the mock server are its own. */

/** The session: the token and its user (specification, section 3). */
export const SESSION_KEY = 'loginItems'

/** The saved addresses of each user of this browser, and which one is selected. */
export const ADDRESSES_KEY = 'addresses'

/** The viewed products of each user of this browser. */
export const RECENTLY_VIEWED_KEY = 'recentlyViewed'

/** What was carried out after a log-in, so that no other tab repeats it. */
export const CARRIED_OUT_KEY = 'carriedOut'

/** 'off' if the / key must not focus the search. */
export const SLASH_KEY_KEY = 'searchKey'
