import { createAction } from '@reduxjs/toolkit'

/** The request tester sent a POST or DELETE: the cache may be stale. */
export const manualRequestSent = createAction('apiTester/manualRequestSent')
