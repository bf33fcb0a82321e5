import { scheduleDaysAhead } from '@allenio/contract/chat-desk'
import { addDays, romeDay } from '@allenio/domain/days'
import { DayField } from '#ui/day-field'
import { Grid } from '#ui/layout'
import { TimeField } from '#ui/time-field'
import { useDeskWords } from '../words.ts'

interface MomentFieldProps {
  /** 2026-03-12T18:05, as the clock in Rome shows it. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  error?: string | undefined
  'data-autofocus'?: boolean
}

/** A day and a time at which a message can be sent. */
export function MomentField({ value, onChange, onBlur, error, ...focus }: MomentFieldProps) {
  const t = useDeskWords()
  const [day = '', time = ''] = value.split('T')
  const today = romeDay()
  return (
    <Grid columns={2} gap={12}>
      <DayField
        {...focus}
        label={t('whenDay')}
        hint={t('whenHint')}
        error={error}
        min={today}
        max={addDays(today, scheduleDaysAhead)}
        value={day}
        onChange={next => onChange(`${next}T${time}`)}
        onBlur={onBlur}
      />
      <TimeField label={t('whenTime')} value={time} onChange={next => onChange(`${day}T${next}`)} onBlur={onBlur} />
    </Grid>
  )
}
