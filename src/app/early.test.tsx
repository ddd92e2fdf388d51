import { screen } from '@testing-library/react'
import { askEarly } from '@/shared/api/early'
import { renderShop } from '@/testing/renderShop'

const asked = (requests: string[]) => requests.filter((request) => request === 'GET /api/products')

test('what was asked for early is not asked for again', async () => {
  const { requests } = await renderShop('/products', { before: () => askEarly(['products', 'categories']) })
  expect(await screen.findByText('20 products')).toBeVisible()
  expect(asked(requests)).toHaveLength(1)
})

test('an early answer that fails is one of the attempts, and the next one is a new request', async () => {
  const { requests } = await renderShop('/products', {
    before: async (server) => {
      const mend = server.breakRoute('get', '/products')
      askEarly(['products'])
      await fetch('/api/products')
      mend()
    },
  })
  expect(await screen.findByText('20 products')).toBeVisible()
  // Early, by this test, and once more after the early one had failed.
  expect(asked(requests)).toHaveLength(3)
})
