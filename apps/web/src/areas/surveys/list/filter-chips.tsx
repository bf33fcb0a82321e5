import { surveyTypes } from '@allenio/contract/surveys'
import { SeveralAuthorsChip, ValueChip } from '#shell/list-filters'
import { authorsQuery, type SurveyFilters } from '../data.ts'
import { useSurveyTypeWords } from '../type-badge.tsx'

interface FilterChipsProps {
  filters: SurveyFilters
  onNarrow: (change: Partial<SurveyFilters>) => void
}

export function FilterChips({ filters: { type, authorId }, onNarrow }: FilterChipsProps) {
  const t = useSurveyTypeWords()
  return (
    <>
      <ValueChip
        label={t('type')}
        options={surveyTypes.map(value => ({ value, label: t(`type_${value}`) }))}
        value={type}
        onChoose={next => onNarrow({ type: next })}
      />
      <SeveralAuthorsChip query={authorsQuery()} value={authorId} onChoose={next => onNarrow({ authorId: next })} />
    </>
  )
}
