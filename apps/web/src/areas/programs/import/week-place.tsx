import { RadioCards } from '#ui/radio-cards'
import { useImportWords } from './words.ts'

export type WeekPlace = 'append' | 'replace'

interface WeekPlaceChoiceProps {
  value: WeekPlace
  onChange: (place: WeekPlace) => void
}

/** Whether weeks that come in stand behind those that are there, or replace them. */
export function WeekPlaceChoice({ value, onChange }: WeekPlaceChoiceProps) {
  const t = useImportWords()
  return (
    <RadioCards
      label={t('where')}
      hasColumns
      value={value}
      onChange={onChange}
      options={[
        { value: 'append', label: t('append') },
        { value: 'replace', label: t('replace') },
      ]}
    />
  )
}
