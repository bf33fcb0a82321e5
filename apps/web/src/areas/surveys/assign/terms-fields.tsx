import { presetOpensHoursBefore } from '@allenio/contract/surveys'
import { isDay, weekdayOf } from '@allenio/domain/days'
import { RepetitionFields, RepetitionSelect, useRepetitionFaultSentence } from '#areas/client-actions'
import { StartField } from '#shell/assignment'
import { useFormats } from '#lib/formats'
import { Grid, Stack } from '#ui/layout'
import { Select } from '#ui/select'
import { rhythmFaults, type DayTerms, type Rhythm } from './terms.ts'
import { useAssignWords } from './words.ts'

interface DayFieldsProps {
  value: DayTerms
  /** The check-ins that each weekday already brings, from Monday. */
  weekdays: readonly number[]
  /** The name of the client whose own days they are. */
  client?: string
  startError: string | undefined
  /** Whether what is wrong with the repetition is shown. */
  showsFaults: boolean
  onStart: (day: string) => void
  onRhythm: (rhythm: Rhythm) => void
}

/** The first day and the repetition. Beside each weekday stands how many check-ins it already brings. */
export function DayFields({ value, weekdays, client, startError, showsFaults, onStart, onRhythm }: DayFieldsProps) {
  const t = useAssignWords()
  const { weekday, integer } = useFormats()
  const sentenceOf = useRepetitionFaultSentence()
  const { startDay, rhythm } = value
  const { repeats } = rhythm
  const faults = showsFaults ? rhythmFaults(value) : {}
  const errorOf = (field: keyof typeof faults) => faults[field] && sentenceOf(faults[field], repeats)
  // days to choose have the counts below them; a single day says its own
  const count = isDay(startDay) ? (weekdays[weekdayOf(startDay) - 1] ?? 0) : 0
  const startHint = repeats === 'once' && count > 0 ? t('onThatDay', { count, weekday: weekday(startDay) }) : undefined
  return (
    <Stack gap={16}>
      <Grid columns={2}>
        <StartField {...(client !== undefined && { client })} hint={startHint} value={startDay} error={startError} onChange={onStart} />
        <RepetitionSelect value={repeats} onChange={next => onRhythm({ ...rhythm, repeats: next })} />
      </Grid>
      <RepetitionFields
        value={rhythm}
        firstDay={startDay}
        errors={{ weekdays: errorOf('weekdays'), every: errorOf('every'), until: errorOf('untilDay') }}
        weekdayHint={t('weekdaysHint')}
        weekdayNotes={weekdays.map(each => integer(each))}
        onChange={change => onRhythm({ ...rhythm, ...change })}
      />
    </Stack>
  )
}

const openings = [0, 6, presetOpensHoursBefore, 24, 48, 72] as const
const hours = Array.from({ length: 17 }, (_, at) => at + 6)

interface OpeningFieldsProps {
  opensHoursBefore: string
  reminderHour: string
  onOpening: (hours: string) => void
  onReminder: (hour: string) => void
}

/** From when a check-in can be answered, and when clients are reminded on its day. */
export function OpeningFields({ opensHoursBefore, reminderHour, onOpening, onReminder }: OpeningFieldsProps) {
  const t = useAssignWords()
  // another tool may have chosen hours that are not offered here
  const all = [...new Set([...openings, Number(opensHoursBefore)])].toSorted((one, other) => one - other)
  const labels: Readonly<Record<number, string>> = {
    0: t('opensOnDay'),
    6: t('opensEvening'),
    12: t('opensNoon'),
    24: t('opensDayBefore'),
    48: t('opensTwoBefore'),
    72: t('opensThreeBefore'),
  }
  const allHours = reminderHour === '' ? hours : [...new Set([...hours, Number(reminderHour)])].toSorted((one, other) => one - other)
  return (
    <Grid columns={2}>
      <Select
        label={t('opens')}
        options={all.map(each => ({ value: String(each), label: labels[each] ?? t('opensBefore', { count: each }) }))}
        value={opensHoursBefore}
        onChange={event => onOpening(event.target.value)}
      />
      <Select
        label={t('reminder')}
        options={[{ value: '', label: t('noReminder') }, ...allHours.map(hour => ({ value: String(hour), label: t('atHour', { hour }) }))]}
        value={reminderHour}
        onChange={event => onReminder(event.target.value)}
      />
    </Grid>
  )
}
