import { TagChip } from '#shell/list-filters'
import { exerciseTagsQuery } from '../data.ts'
import { CommonChips } from '../filters/common-chips.tsx'
import type { ExerciseFilters } from './filters.ts'

interface FilterChipsProps {
  filters: ExerciseFilters
  onNarrow: (change: Partial<ExerciseFilters>) => void
}

export const FilterChips = ({ filters, onNarrow }: FilterChipsProps) => (
  <>
    <CommonChips filters={filters} onNarrow={onNarrow} />
    <TagChip query={exerciseTagsQuery()} value={filters.tag} onChoose={tag => onNarrow({ tag })} />
  </>
)
