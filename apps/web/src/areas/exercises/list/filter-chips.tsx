import { useQuery } from '@tanstack/react-query'
import { OptionChip } from '#ui/filter-chip'
import type { ChipOptionsProps } from '#ui/filter-chip'
import { OptionList } from '#ui/option-list'
import { exerciseTagsQuery } from '../data.ts'
import { CommonChips } from '../filters/common-chips.tsx'
import { useFilterWords } from '../filters/words.ts'
import type { ExerciseFilters } from './filters.ts'

interface FilterChipsProps {
  filters: ExerciseFilters
  onNarrow: (change: Partial<ExerciseFilters>) => void
}

export function FilterChips({ filters, onNarrow }: FilterChipsProps) {
  const t = useFilterWords()
  return (
    <>
      <CommonChips filters={filters} onNarrow={onNarrow} />
      <OptionChip label={t('tag')} name={filters.tag} value={filters.tag} onChoose={tag => onNarrow({ tag })}>
        {props => <TagOptions {...props} />}
      </OptionChip>
    </>
  )
}

function TagOptions(props: ChipOptionsProps) {
  const { data, isError } = useQuery(exerciseTagsQuery())
  return <OptionList {...props} options={data?.tags.map(({ tag, count }) => ({ value: tag, label: tag, count }))} hasFailed={isError} />
}
