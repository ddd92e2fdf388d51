import type { TodoDto } from '../../src/contract'

/** Something short for the request tester's default request to show. */
export const todos: TodoDto[] = [
  { _id: 'todo-1', title: 'Send a request from the tester', done: true },
  { _id: 'todo-2', title: 'Put a product in the cart with POST /api/user/cart', done: false },
  { _id: 'todo-3', title: 'Take it out again with DELETE', done: false },
]
