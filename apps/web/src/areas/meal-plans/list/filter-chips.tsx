import { SeveralAuthorsChip, ValueChip } from '#shell/list-filters'
import { authorsQuery } from '../data.ts'
import { useStateWords } from '../targets/state-badge.tsx'
import type { MealPlanFilters } from './filters.ts'
import { useListWords } from './words.ts'

interface FilterChipsProps {
  filters: MealPlanFilters
  onNarrow: (change: Partial<MealPlanFilters>) => void
}

const states = { true: 'draft', false: 'completed' } as const
const stateValues = ['true', 'false'] as const

export function FilterChips({ filters: { isDraft, authorId }, onNarrow }: FilterChipsProps) {
  const t = useListWords()
  const stateWord = useStateWords()
  return (
    <>
      <ValueChip
        label={t('state')}
        options={stateValues.map(value => ({ value, label: stateWord(states[value]) }))}
        value={isDraft}
        onChoose={next => onNarrow({ isDraft: next })}
      />
      <SeveralAuthorsChip query={authorsQuery()} value={authorId} onChoose={next => onNarrow({ authorId: next })} />
    </>
  )
}
