import { repetitionKinds, type Repetition } from '@allenio/contract/repetition'
import { DayField } from '#ui/day-field'
import { Select } from '#ui/select'
import { TextField } from '#ui/text-field'
import { WeekdayField } from '#ui/weekday-field'
import { useActionWords } from '../words.ts'
import css from './form.module.css'
import { maxRepetition, type RepetitionFault, type RepetitionValues } from './repetition.ts'

interface RepetitionSelectProps {
  value: Repetition['kind']
  onChange: (repeats: Repetition['kind']) => void
}

export function RepetitionSelect({ value, onChange }: RepetitionSelectProps) {
  const t = useActionWords()
  const choose = (chosen: string) => {
    const next = repetitionKinds.find(kind => kind === chosen)
    if (next) onChange(next)
  }
  return (
    <Select
      label={t('repeat')}
      options={repetitionKinds.map(each => ({ value: each, label: t(`repeat_${each}`) }))}
      value={value}
      onChange={event => choose(event.target.value)}
    />
  )
}

interface RepetitionFieldsProps {
  value: RepetitionValues & { untilDay: string }
  /** The first day, before which nothing ends. */
  firstDay: string
  errors?: Readonly<Partial<Record<RepetitionFault, string | undefined>>>
  /** Notes stand below the weekdays, from Monday. */
  weekdayNotes?: readonly string[]
  weekdayHint?: string
  onChange: (change: Partial<RepetitionFieldsProps['value']>) => void
}

/** On which days something is due again, and until when; nothing for what is due once. */
export function RepetitionFields({ value, firstDay, errors = {}, weekdayNotes, weekdayHint, onChange }: RepetitionFieldsProps) {
  const t = useActionWords()
  const { repeats, weekdays, every, untilDay } = value
  if (repeats === 'once') return null
  return (
    <>
      {repeats === 'weekly' && (
        <WeekdayField
          label={t('weekdays')}
          hint={weekdayHint}
          error={errors.weekdays}
          notes={weekdayNotes}
          value={weekdays}
          onChange={days => onChange({ weekdays: days })}
        />
      )}
      <div className={css.pair}>
        {(repeats === 'weekly' || repeats === 'monthly') && (
          <TextField
            label={repeats === 'weekly' ? t('everyWeeks') : t('everyMonths')}
            error={errors.every}
            type="number"
            inputMode="numeric"
            min={1}
            max={maxRepetition(repeats)}
            value={Number.isNaN(every) ? '' : every}
            onChange={event => onChange({ every: event.target.valueAsNumber })}
          />
        )}
        <DayField
          label={t('untilDay')}
          optional
          min={firstDay}
          value={untilDay}
          error={errors.until}
          onChange={day => onChange({ untilDay: day })}
        />
      </div>
    </>
  )
}

/** Says what is wrong with a repetition. */
export function useRepetitionFaultSentence(): (fault: RepetitionFault, repeats: Repetition['kind']) => string {
  const t = useActionWords()
  return (fault, repeats) => {
    switch (fault) {
      case 'weekdays':
        return t('weekdayMissing')
      case 'every':
        return t('everyWrong', { most: maxRepetition(repeats) })
      case 'until':
        return t('untilBeforeDue')
      default:
        return fault satisfies never
    }
  }
}
