import { reminderLimits } from '@allenio/contract/reminders'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useFormValue } from '#lib/forms'
import { MultiSelect } from '#ui/combobox'
import { plain } from '#lib/words'
import type { ReminderFormControl } from './use-reminder-form.ts'
import { useFormWords } from './words.ts'

const timedMinutes = [0, 10, 30, 60, 120, 1440, 2880, 10_080]
const wholeDayMinutes = [0, 1440, 2880, 10_080, 20_160]
const [hour, day, week] = [60, 1440, 10_080]

/** Up to three alerts before the start. */
export function AlertsField({ form }: { form: ReminderFormControl }) {
  const t = useFormWords()
  const alerts = useFormValue(form, 'alerts')
  const isWholeDay = useWatch({ control: form.control, name: 'isWholeDay' })
  const [typed, setTyped] = useState('')
  const before = (minutes: number) => {
    if (minutes % week === 0) return t('weeks', { count: minutes / week })
    if (minutes % day === 0) return t('days', { count: minutes / day })
    return minutes % hour === 0 ? t('hours', { count: minutes / hour }) : t('minutes', { count: minutes })
  }
  const nameOf = (minutes: number) => {
    if (isWholeDay) return minutes === 0 ? t('sameDay') : minutes % day === 0 ? t('atEight', { when: before(minutes) }) : before(minutes)
    return minutes === 0 ? t('atStart') : before(minutes)
  }
  const offered = isWholeDay ? wholeDayMinutes : timedMinutes
  // a stored alert that is not offered stays chosen
  const options = [...new Set([...offered, ...alerts.value.map(Number)])]
    .sort((one, other) => one - other)
    .map(minutes => ({ value: String(minutes), label: nameOf(minutes) }))
  return (
    <MultiSelect
      label={t('alerts')}
      optional
      hint={t('alertsHint')}
      error={alerts.error}
      placeholder={alerts.value.length === 0 ? t('alertsPlaceholder') : undefined}
      nothing={t('noAlert')}
      max={reminderLimits.alerts}
      search={typed}
      onSearch={setTyped}
      value={alerts.value}
      options={options.filter(({ label }) => plain(label).includes(plain(typed)))}
      onChange={alerts.onChange}
    />
  )
}
