import { useState } from 'react'
import { Card } from './Card'
import { useGetProductsQuery } from './store'

/** The products with a search, checkboxes and a sort order, as simple as possible. */
export function Listing() {
  const { data } = useGetProductsQuery()
  const [search, setSearch] = useState('')
  const [categories, setCategories] = useState<string[]>([])
  const [isAscending, setIsAscending] = useState(false)
  if (!data) return <p>Loading</p>

  const names = [...new Set(data.products.map(({ categoryName }) => categoryName))]
  const matching = data.products.filter(
    ({ title, description, categoryName }) =>
      (categories.length === 0 || categories.includes(categoryName)) &&
      `${title} ${description} ${categoryName}`.toLowerCase().includes(search.toLowerCase()),
  )
  if (isAscending) matching.sort((a, b) => Number(a.price) - Number(b.price))
  const toggle = (name: string) =>
    setCategories(
      categories.includes(name) ? categories.filter((other) => other !== name) : [...categories, name],
    )

  return (
    <main>
      <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      {names.map((name) => (
        <label key={name}>
          <input type="checkbox" checked={categories.includes(name)} onChange={() => toggle(name)} />
          {name}
        </label>
      ))}
      <label>
        <input type="radio" checked={isAscending} onChange={() => setIsAscending(true)} />
        Low to High
      </label>
      <ul
        style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', padding: 0 }}
      >
        {matching.map((product) => (
          <Card key={product._id} product={product} />
        ))}
      </ul>
    </main>
  )
}
