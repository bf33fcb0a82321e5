import type { Pause } from '@allenio/domain/clients'
import { isDay } from '@allenio/domain/days'
import { presetWeekdays, stretchOf } from '@allenio/domain/programs'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import { RadioCards } from '#ui/radio-cards'
import { Text } from '#ui/text'
import { WeekdayField } from '#ui/weekday-field'
import { useAssignmentWords } from './words.ts'

interface ScheduleFieldsProps {
  /** Null where the days follow each other in order. */
  value: readonly number[] | null
  onChange: (weekdays: number[] | null) => void
  isOnlyInOrder: boolean
  /** The days of each week of the program; none until they are known. */
  daysByWeek: readonly number[]
  startDay: string
  pauses?: readonly Pause[]
  error?: string | undefined
}

/** Three days a week until the program is known. */
export const presetFor = (daysByWeek: readonly number[]): number[] => presetWeekdays(daysByWeek.length === 0 ? 3 : Math.max(...daysByWeek))

/** On which days a program is trained. */
export function ScheduleFields({ value, onChange, isOnlyInOrder, error, ...program }: ScheduleFieldsProps) {
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
        onChange={rhythm => onChange(rhythm === 'weekdays' ? presetFor(program.daysByWeek) : null)}
        options={[
          { value: 'weekdays', label: t('onWeekdays'), hint: t('onWeekdaysHint') },
          { value: 'order', label: t('oneByOne'), hint: t('oneByOneHint') },
        ]}
      />
      {value && <WeekdayField label={t('weekdays')} value={value} onChange={onChange} error={error} />}
      {value && <StretchNote {...program} weekdays={value} onChange={onChange} />}
    </>
  )
}

type StretchNoteProps = Pick<ScheduleFieldsProps, 'daysByWeek' | 'startDay' | 'pauses' | 'onChange'> & { weekdays: readonly number[] }

/** A program with more days a week than were chosen takes longer than its weeks: by how much, and the way out. */
function StretchNote({ daysByWeek, startDay, pauses = [], weekdays, onChange }: StretchNoteProps) {
  const t = useAssignmentWords()
  const { day: formatDay } = useFormats()
  const stretch = isDay(startDay) ? stretchOf({ daysByWeek, startDay, weekdays, pauses }) : undefined
  if (!stretch) return null
  const { daysAWeek, weeks, lastDay } = stretch
  const days = t('dayCount', { count: daysAWeek })
  return (
    <Row gap={8} wrap justify="between">
      <Text as="output" size="small" tone="attention" breaks>
        {t('stretches', {
          days,
          chosen: t('dayCount', { count: weekdays.length }),
          count: daysByWeek.length,
          longer: weeks,
          day: formatDay(lastDay),
        })}
      </Text>
      <Button size="small" onClick={() => onChange(presetWeekdays(daysAWeek))}>
        {t('takeDays', { days })}
      </Button>
    </Row>
  )
}
