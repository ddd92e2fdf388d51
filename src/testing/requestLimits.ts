import { requestTiming } from '@/shared/api/requestTiming'

const { response, retries } = requestTiming

/** Gives every request a minute: a busy machine answers late, and the shop would give up meanwhile. */
export const liftRequestLimits = () => Object.assign(requestTiming, { response: 60_000, retries: 120_000 })

/** Makes the shop give up a request as it does, in this test. */
export const applyRequestLimits = () => Object.assign(requestTiming, { response, retries })
