import { Mutex } from 'es-toolkit'
import { extraOf } from '../redux/services'
import type { Send } from './baseQueryTypes'

/**
 * Takes a base query; returns one that sends a request when all earlier ones about its lists (`turns`) have
 * settled, unless it was aborted before.
 */
export const inTurn =
  (send: Send): Send =>
  async (args, api, options) => {
    const { mutexes, session } = extraOf(api)
    const owner = session.owner()
    const held: Mutex[] = []
    // Always acquired in the same order, to avoid deadlocks.
    for (const name of options.turns ?? []) {
      mutexes[name] ??= new Mutex()
      await mutexes[name].acquire()
      held.push(mutexes[name])
    }
    try {
      // The request must not be sent with the token of the next user.
      if (session.owner() !== owner) api.abort()
      if (api.signal.aborted) return { error: { status: 'CUSTOM_ERROR', error: 'Request aborted' } }
      return await send(args, api, options)
    } finally {
      // In a separate task, so that a listener to this outcome can abort the next request.
      setTimeout(() => {
        for (const turn of held) turn.release()
      })
    }
  }
