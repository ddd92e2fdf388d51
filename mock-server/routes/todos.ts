import type { TodosResponse } from '../../src/contract'
import { type Route, respond } from '../http/respond'
import { todos } from '../seeds/todos'

/** The request tester's default request (specification, section 7). */
export const todoRoutes: Route[] = [
  { verb: 'get', path: '/test-todos', handler: () => respond<TodosResponse>(200, { todos }) },
]
