import { screen, waitFor, within } from '@testing-library/react'
import { paths } from '@/shared/routing/paths'
import { paithani } from '@/testing/products'
import { renderApp } from '@/testing/renderApp'
import { changeProduct } from '@/testing/serverState'

const KURTI = 'sage-chikankari-kurti'

const open = async (id: string) => {
  const shop = await renderApp(paths.product(id))
  await shop.user.click(await screen.findByRole('button', { name: 'Size guide' }))
  const dialog = await screen.findByRole('dialog', { name: 'Size guide' })
  return { ...shop, dialog: within(dialog) }
}
const textsOf = (row: HTMLElement) => Array.from(row.children, ({ textContent }) => textContent)

describe('the size guide', () => {
  test('of a kurti has its measures in both units, and marks the size of this one', async () => {
    const { dialog } = await open(KURTI)
    const table = within(dialog.getByRole('table', { name: 'Measures of a kurti' }))
    const [head, ...rows] = table.getAllByRole('row')
    expect(textsOf(head as HTMLElement)).toEqual(['Size', 'Bust', 'Waist', 'Hip', 'Length'])
    expect(rows.map((row) => textsOf(row)[0])).toEqual(['S', 'M', 'L', 'XL', 'XXL'])
    const current = rows.filter((row) => row.hasAttribute('aria-current'))
    expect(current.map(textsOf)).toEqual([['M', '36 in 91 cm', '30 in 76 cm', '38 in 97 cm', '44 in 112 cm']])
    expect(dialog.getByText('This piece has the size M.')).toBeVisible()
    expect(dialog.getByText('Unstitched')).toBeVisible()
  })

  test('of a saree has the saree and its blouse piece', async () => {
    const { dialog } = await open(paithani._id)
    const names = dialog.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(names).toEqual(['Saree', 'Blouse piece'])
    expect(dialog.getByRole('cell', { name: '44–47 in 112–119 cm' })).toBeVisible()
  })

  test.each([
    [
      'its button',
      async ({ user, dialog }: Awaited<ReturnType<typeof open>>) =>
        user.click(dialog.getByRole('button', { name: 'Close' })),
    ],
    ['Back', async () => window.history.back()],
  ])('is closed by %s, and the focus returns', async (_what, close) => {
    const shop = await open(KURTI)
    await close(shop)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Size guide' })).toHaveFocus())
    expect(shop.currentUrl()).toBe(paths.product(KURTI))
  })

  test('is not offered for a category without one', async () => {
    changeProduct(KURTI, ['categoryName', 'Shawl'])
    await renderApp(paths.product(KURTI))
    await screen.findByText('Size')
    expect(screen.queryByRole('button', { name: 'Size guide' })).not.toBeInTheDocument()
  })
})
