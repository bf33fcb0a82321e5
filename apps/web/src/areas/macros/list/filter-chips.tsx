import { macroUnits } from '@allenio/contract/macro-fields'
import { useQuery } from '@tanstack/react-query'
import { AuthorChip } from '#shell/list-filters'
import { OptionChip } from '#ui/filter-chip'
import { OptionList } from '#ui/option-list'
import { authorsQuery } from '../data.ts'
import { useTargetWords } from '../targets/words.ts'
import type { MacroFilters } from './filters.ts'
import { useListWords } from './words.ts'

interface FilterChipsProps {
  filters: MacroFilters
  onNarrow: (change: Partial<MacroFilters>) => void
}

const assignedChoices = ['true', 'false'] as const

export function FilterChips({ filters: { unit, authorId, isAssigned, kind }, onNarrow }: FilterChipsProps) {
  const t = useListWords()
  const targetWord = useTargetWords()
  const { data } = useQuery(authorsQuery())
  // somebody who writes alone needs no filter by author
  const hasAuthorChip = authorId !== undefined || (data?.authors.length ?? 0) > 1
  return (
    <>
      <OptionChip label={t('unit')} name={unit && targetWord(`unit_${unit}`)} value={unit} onChoose={next => onNarrow({ unit: next })}>
        {props => <OptionList {...props} options={macroUnits.map(value => ({ value, label: targetWord(`unit_${value}`) }))} />}
      </OptionChip>
      {kind !== 'deleted' && (
        <OptionChip
          label={t('assigned')}
          name={isAssigned && t(`isAssigned_${isAssigned}`)}
          value={isAssigned}
          onChoose={next => onNarrow({ isAssigned: next })}>
          {props => <OptionList {...props} options={assignedChoices.map(value => ({ value, label: t(`isAssigned_${value}`) }))} />}
        </OptionChip>
      )}
      {hasAuthorChip && <AuthorChip query={authorsQuery()} value={authorId} onChoose={next => onNarrow({ authorId: next })} />}
    </>
  )
}
