import { filtersToQuery } from '@/features/listing'
import { marks } from '@/shared/documentMarks'

const all = filtersToQuery({
  search: 'silk',
  category: ['Saree'],
  rating: 4,
  price: 5_000,
  sortby: 'highToLow',
})

test.each([...new URLSearchParams(all)])(
  'hides the listing of a page with the filter %s',
  async (name, value) => {
    window.history.replaceState(null, '', `/products?page=1&${name}=${value}`)
    const { dataset } = document.documentElement
    delete dataset[marks.stale]
    jest.resetModules()
    await import('./beforeHydration')
    expect(dataset[marks.stale]).toBe('')
  },
)
