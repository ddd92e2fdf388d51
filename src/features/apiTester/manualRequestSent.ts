import { createAction } from '@reduxjs/toolkit'

// A file of its own: listeners of the shop import it, and must not load the tester with it.

/** The request tester sent a POST or DELETE: the cache may be stale. */
export const manualRequestSent = createAction('apiTester/manualRequestSent')
