import { useDispatch } from 'react-redux'
import { useSelect } from '@/shared/redux/useSelect'
import { Choice } from './Choice'
import { categoryToggled, selectFilters } from './filtersSlice'

export function CategoryChoice({ categoryNames }: { categoryNames: string[] }) {
  const dispatch = useDispatch()
  const { category } = useSelect(selectFilters)
  return (
    <Choice legend="Category">
      {categoryNames.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={category.includes(name)}
            onChange={() => dispatch(categoryToggled(name))}
          />
          {name}
        </label>
      ))}
    </Choice>
  )
}
