import { requestTiming } from '../shared/api/requestTiming'

const { response, retries } = requestTiming

/** How long the shop waits for a response, in ms. */
export const RESPONSE = response

/** How long it waits in tests. */
export const LIFTED_RESPONSE = 60_000

/** Gives every request a minute: a busy machine answers late, and the shop would give up meanwhile. */
export const liftRequestLimits = () =>
  Object.assign(requestTiming, { response: LIFTED_RESPONSE, retries: 2 * LIFTED_RESPONSE })

/** Makes the shop give up a request as it does, in this test. */
export const applyRequestLimits = () => Object.assign(requestTiming, { response, retries })
