import { createAction } from '@reduxjs/toolkit'

/** A POST or DELETE went out from the request tester: what the shop has in its cache may be out of date. */
export const writtenByHand = createAction('tester/writtenByHand')
