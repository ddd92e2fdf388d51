import type { Screen } from '@testing-library/react'

type Queries = Pick<Screen, 'getByText'>

/** The branch of a JSON tree with that name, such as 'Data', 'todos' or 'Item 1'. */
export const branchOf = ({ getByText }: Queries, name: string): HTMLDetailsElement => {
  const label = getByText((text) => text === name || text === `${name}:`, { selector: 'summary > *' })
  const details = label.closest('details')
  if (!details) throw new Error(`${name} is no branch.`)
  return details
}

/** The row of a value in a JSON tree, such as 'title: "Saree"'. */
export const rowOf = ({ getByText }: Queries, text: string): HTMLElement =>
  getByText((_text, element) => element?.textContent === text, { selector: 'li > div' })
