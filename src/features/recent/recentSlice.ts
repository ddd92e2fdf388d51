import { createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { isRecord, type ProductId, type UserId } from '@resham/contract'
import { accountDeleted, loggedOut, logIn, selectUser, signUp } from '@/features/auth'
import { getOwn } from '@/shared/json'
import { accountsReset } from '@/shared/sessionActions'

/** How many products are shown. One more is stored, because the current product is not shown. */
const SHOWN = 8

/** The owner while nobody is logged in. */
const VISITOR = 'visitor'

/** The viewed products of each user of this browser, the latest first. Stored by app/store/persistence. */
export type RecentState = { viewed: Record<UserId, ProductId[]> }

const merged = (...lists: (ProductId[] | undefined)[]): ProductId[] =>
  [...new Set(lists.flatMap((list = []) => list))].slice(0, SHOWN + 1)

export const recentSlice = createSlice({
  name: 'recent',
  initialState: { viewed: {} } as RecentState,
  reducers: {
    productViewed: (
      { viewed },
      { payload }: PayloadAction<{ owner: UserId | undefined; _id: ProductId }>,
    ) => {
      const owner = payload.owner ?? VISITOR
      viewed[owner] = merged([payload._id], getOwn(viewed, owner))
    },
  },
  extraReducers: (builder) => {
    builder.addCase(accountsReset, () => ({ viewed: {} }))
    // The views are deleted, so that another user of this browser does not see them.
    builder.addMatcher(isAnyOf(loggedOut, accountDeleted), ({ viewed }, { payload: { _id } }) => {
      delete viewed[_id]
      delete viewed[VISITOR]
    })
    // A visitor's views become those of the user who logs in.
    builder.addMatcher(
      isAnyOf(logIn.matchFulfilled, signUp.matchFulfilled),
      ({ viewed }, { payload: { user } }) => {
        viewed[user._id] = merged(viewed[VISITOR], getOwn(viewed, user._id))
        delete viewed[VISITOR]
      },
    )
  },
  selectors: { selectViewed: ({ viewed }) => viewed },
})

export const { productViewed } = recentSlice.actions
const { selectViewed } = recentSlice.selectors

/** The current user's views, the latest first, without the current product. */
export const selectRecent = createSelector(
  [selectViewed, selectUser, (_state: unknown, current?: ProductId) => current],
  (viewed, user, current) =>
    (getOwn(viewed, user?._id ?? VISITOR) ?? []).filter((_id) => _id !== current).slice(0, SHOWN),
)

const isListOfIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((_id) => typeof _id === 'string')

/** Reads stored views; undefined when they are malformed. Single corrupt lists are dropped. */
export const readViews = (stored: unknown): RecentState | undefined => {
  if (!isRecord(stored) || !isRecord(stored.viewed)) return undefined
  const viewed = Object.entries(stored.viewed).filter(([, ids]) => isListOfIds(ids))
  return { viewed: Object.fromEntries(viewed) as RecentState['viewed'] }
}
