import { allergens, foodCategories } from '@allenio/contract/aliments'
import { AuthorChip, ValueChip } from '#shell/list-filters'
import { foodAuthorsQuery } from '../data.ts'
import type { FoodFilters } from '../list/filters.ts'
import { useFoodNames, useNamedOptions } from '../names/names.ts'
import { FoodChip } from './food-chip.tsx'
import { NutrientChip } from './nutrient-chip.tsx'
import { useFilterWords } from './words.ts'

export interface FilterChipsProps {
  filters: FoodFilters
  onNarrow: (change: Partial<FoodFilters>) => void
}

export function FilterChips({ filters, onNarrow }: FilterChipsProps) {
  const t = useFilterWords()
  const names = useFoodNames()
  const categoryOptions = useNamedOptions(foodCategories, names.category)
  const { category, freeOf, authorId, reference_aliment_id: referenceId } = filters
  return (
    <>
      <ValueChip label={t('category')} options={categoryOptions} value={category} onChoose={next => onNarrow({ category: next })} />
      <ValueChip
        label={t('freeOf')}
        options={allergens.map(value => ({ value, label: names.allergen(value) }))}
        value={freeOf}
        onChoose={next => onNarrow({ freeOf: next })}
      />
      <NutrientChip filters={filters} onNarrow={onNarrow} />
      {/* the nearest by their macros stand first */}
      <FoodChip label={t('reference')} value={referenceId} onChoose={next => onNarrow({ reference_aliment_id: next, sort: undefined })} />
      <AuthorChip query={foodAuthorsQuery()} value={authorId} onChoose={next => onNarrow({ authorId: next })} />
    </>
  )
}
