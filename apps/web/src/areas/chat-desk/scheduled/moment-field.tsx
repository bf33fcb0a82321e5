import { scheduleDaysAhead } from '@allenio/contract/chat-desk'
import { useMinute } from '#lib/device'
import { DateField } from '#ui/date-field'
import { useDeskWords } from '../words.ts'
import { fieldOf } from './moments.ts'
import type { MomentFault } from './moments.ts'

interface MomentFieldProps {
  value: string
  onChange: (value: string) => void
  fault: MomentFault | undefined
  /** the first to have the focus, in a dialog */
  isFirst?: boolean
}

export function MomentField({ value, onChange, fault, isFirst = false }: MomentFieldProps) {
  const t = useDeskWords()
  const now = useMinute()
  return (
    <DateField
      kind="datetime-local"
      label={t('when')}
      hint={t('whenHint')}
      error={fault && t(fault)}
      value={value}
      min={fieldOf(new Date(now))}
      max={fieldOf(new Date(now + scheduleDaysAhead * 86_400_000))}
      data-autofocus={isFirst || undefined}
      onChange={event => onChange(event.target.value)}
    />
  )
}
