// The one import that points up: `export type` leaves nothing of it in the code.

/** The types of the store, inferred from it as Redux Toolkit's documentation shows. */
export type { AppStore, RootState } from '@/app/store/store'
