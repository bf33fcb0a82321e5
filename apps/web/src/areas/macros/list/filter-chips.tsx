import { macroUnits } from '@allenio/contract/macros'
import { SeveralAuthorsChip, ValueChip } from '#shell/list-filters'
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
  return (
    <>
      <ValueChip
        label={t('unit')}
        options={macroUnits.map(value => ({ value, label: targetWord(`unit_${value}`) }))}
        value={unit}
        onChoose={next => onNarrow({ unit: next })}
      />
      {kind !== 'deleted' && (
        <ValueChip
          label={t('assigned')}
          options={assignedChoices.map(value => ({ value, label: t(`isAssigned_${value}`) }))}
          value={isAssigned}
          onChoose={next => onNarrow({ isAssigned: next })}
        />
      )}
      <SeveralAuthorsChip query={authorsQuery()} value={authorId} onChoose={next => onNarrow({ authorId: next })} />
    </>
  )
}
