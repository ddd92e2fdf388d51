import { render, screen } from '@testing-library/react'
import { QueryResult } from './QueryResult'

describe('QueryResult', () => {
  test.each([
    ['null', null],
    ['zero', 0],
    ['an empty text', ''],
    ['an empty list', []],
  ])('renders %s as data', (_what, currentData) => {
    const query = { currentData, isError: false, refetch: () => {} }
    render(
      <QueryResult query={query} what="your coupon">
        {(data) => <p>Data: {JSON.stringify(data)}</p>}
      </QueryResult>,
    )
    expect(screen.getByText(`Data: ${JSON.stringify(currentData)}`)).toBeVisible()
  })

  test('renders a loader while there is no data', () => {
    const query = { currentData: undefined, isError: false, refetch: () => {} }
    render(
      <QueryResult query={query} what="your coupon">
        {() => <p>Data</p>}
      </QueryResult>,
    )
    expect(screen.getByText('Loading your coupon')).toBeVisible()
  })
})
