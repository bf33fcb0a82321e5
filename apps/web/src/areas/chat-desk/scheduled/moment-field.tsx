import { scheduleDaysAhead } from '@allenio/contract/chat-desk'
import { useMinute } from '#lib/device'
import { DateField } from '#ui/date-field'
import type { DateFieldProps } from '#ui/date-field'
import { useDeskWords } from '../words.ts'
import { fieldOf } from './moments.ts'

/** A day and a time at which a message can be sent. */
export function MomentField(props: Omit<DateFieldProps, 'label' | 'hint' | 'kind' | 'min' | 'max'>) {
  const t = useDeskWords()
  const now = useMinute()
  return (
    <DateField
      {...props}
      kind="datetime-local"
      label={t('when')}
      hint={t('whenHint')}
      min={fieldOf(new Date(now))}
      max={fieldOf(new Date(now + scheduleDaysAhead * 86_400_000))}
    />
  )
}
