import { screen } from '@testing-library/react'
import { prefetchCatalog } from '@/shared/api/prefetchCatalog'
import { renderApp } from '@/testing/renderApp'
import { breakRoute } from '@/testing/requests'

const productRequests = (requests: string[]) =>
  requests.filter((request) => request.startsWith('GET /api/products'))

describe('catalogue prefetch', () => {
  test('sends no second request for prefetched data', async () => {
    const { requests } = await renderApp('/products', {
      before: () => prefetchCatalog(),
    })
    expect(await screen.findByText('20 products')).toBeVisible()
    expect(productRequests(requests)).toHaveLength(1)
  })

  test('counts a failed prefetch as one attempt, and retries with a new request', async () => {
    const { requests } = await renderApp('/products', {
      before: async () => {
        const mend = breakRoute('get', '/products')
        prefetchCatalog()
        await fetch('/api/products?limit=48')
        mend()
      },
    })
    expect(await screen.findByText('20 products')).toBeVisible()
    // The prefetch, the fetch in this test, and the retry.
    expect(productRequests(requests)).toHaveLength(3)
  })
})
