import * as z from 'zod/mini'
import { callPaths } from '../requests/callPaths'
import type { CallRow } from './call'
import { text } from './fields'

export const todo = z.object({ _id: text, title: text, done: z.boolean() })
export type TodoDto = z.infer<typeof todo>

export const todosResponse = z.object({ todos: z.array(todo) })
export type TodosResponse = z.infer<typeof todosResponse>

export const todoCalls = {
  getTodos: {
    ...callPaths.getTodos,
    summary: "The request tester's default request",
    response: { status: 200, schema: todosResponse },
  },
} as const satisfies Record<string, CallRow>
