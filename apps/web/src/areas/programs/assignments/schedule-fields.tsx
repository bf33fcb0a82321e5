import { RadioCards } from '#ui/radio-cards'
import { Text } from '#ui/text'
import { WeekdayField } from '#ui/weekday-field'
import { useAssignmentWords } from './words.ts'

interface ScheduleFieldsProps {
  /** Null where the days follow each other in order. */
  value: readonly number[] | null
  onChange: (weekdays: number[] | null) => void
  isOnlyInOrder: boolean
  error?: string | undefined
}

/** The weekdays of a program of three days, before anybody chooses others. */
export const presetWeekdays = [1, 3, 5]

/** On which days a program is trained. */
export function ScheduleFields({ value, onChange, isOnlyInOrder, error }: ScheduleFieldsProps) {
  const t = useAssignmentWords()
  if (isOnlyInOrder) {
    return (
      <Text size="small" tone={2}>
        {t('onlyInOrder')}
      </Text>
    )
  }
  return (
    <>
      <RadioCards
        hasColumns
        label={t('rhythm')}
        value={value ? 'weekdays' : 'order'}
        onChange={rhythm => onChange(rhythm === 'weekdays' ? presetWeekdays : null)}
        options={[
          { value: 'weekdays', label: t('onWeekdays'), hint: t('onWeekdaysHint') },
          { value: 'order', label: t('oneByOne'), hint: t('oneByOneHint') },
        ]}
      />
      {value && <WeekdayField label={t('weekdays')} value={value} onChange={onChange} error={error} />}
    </>
  )
}
