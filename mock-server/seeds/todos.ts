import type { TodoDto } from '@resham/contract'

/** The response of the request tester's default request. */
export const todos: TodoDto[] = [
  { _id: 'todo-1', title: 'Send a request from the tester', done: true },
  { _id: 'todo-2', title: 'Put a product in the cart with POST /api/user/cart', done: false },
  { _id: 'todo-3', title: 'Take it out again with DELETE', done: false },
]
