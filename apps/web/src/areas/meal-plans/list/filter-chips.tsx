import { useQuery } from '@tanstack/react-query'
import { AuthorChip } from '#shell/list-filters'
import { OptionChip } from '#ui/filter-chip'
import { OptionList } from '#ui/option-list'
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
  const { data } = useQuery(authorsQuery())
  // somebody who writes alone needs no filter by author
  const hasAuthorChip = authorId !== undefined || (data?.authors.length ?? 0) > 1
  return (
    <>
      <OptionChip
        label={t('state')}
        name={isDraft && stateWord(states[isDraft])}
        value={isDraft}
        onChoose={next => onNarrow({ isDraft: next })}>
        {props => <OptionList {...props} options={stateValues.map(value => ({ value, label: stateWord(states[value]) }))} />}
      </OptionChip>
      {hasAuthorChip && <AuthorChip query={authorsQuery()} value={authorId} onChoose={next => onNarrow({ authorId: next })} />}
    </>
  )
}
