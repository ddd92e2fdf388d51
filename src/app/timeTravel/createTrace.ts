import * as React from 'react'
import type { LibraryAction } from './listedAction'

/** Calls of functions, each a line. */
type Frames = string

type Dispatch = (action: never) => unknown

/** Each middleware and each thunk on the way of an action is a few calls of the libraries. */
const LIMIT = 100

/** The calls that led to the one of `dispatch`, then the component whose hook or handler it was, and its owners. */
const framesAbove = (dispatch: Dispatch): Frames => {
  const { stackTraceLimit } = Error
  const caller = { stack: '' }
  Error.stackTraceLimit = LIMIT
  // Firefox has it from 138 on.
  Error.captureStackTrace?.(caller, dispatch)
  Error.stackTraceLimit = stackTraceLimit
  // React calls an effect in a frame of this name. What is below is its walk through the tree.
  const [calls] = caller.stack.split(/\n.*react_stack_bottom_frame/)
  // Only React for development exports it, so a build would warn of its name in an import.
  const owners = (process.env.NODE_ENV !== 'production' && React.captureOwnerStack()) || ''
  // The tab leaves out frames without a line, such as those of components that no other one has rendered.
  return calls + owners.replaceAll('(<anonymous>)', '(<anonymous>:1)')
}

/**
 * Tells the Trace tab of the Redux DevTools what has called `dispatch`. Nothing of the shop calls the code after a
 * response, so a settled request, and what it leads to in the same task, have the frames of the request too.
 */
export const createTrace = (dispatch: Dispatch) => {
  const requests = new Map<string, Frames>()
  let cause: Frames = ''

  return ({ meta: { requestId = '', requestStatus } = {} }: LibraryAction): Frames => {
    if (requestId && requestStatus !== 'pending') {
      cause = requests.get(requestId) ?? ''
      requests.delete(requestId)
      queueMicrotask(() => {
        cause = ''
      })
    }
    const frames = framesAbove(dispatch) + cause
    if (requestStatus === 'pending') requests.set(requestId, frames)
    return frames
  }
}
