import { useQuery } from '@tanstack/react-query'
import type { Reservation } from '@allenio/contract/reservations'
import { useIsOnline } from '#lib/device'
import { Checkbox } from '#ui/checkbox'
import { Stack } from '#ui/layout'
import { Select } from '#ui/select'
import { Skeleton } from '#ui/skeleton'
import { Text } from '#ui/text'
import { previewQuery } from './data.ts'
import { useWhen } from './when.ts'
import { useBookingWords } from './words.ts'

const counts = [2, 3, 4, 6, 8, 10, 12]

interface WeeksProps {
  time: Reservation
  clientId?: string | undefined
  weeks: number
  onChange: (weeks: number) => void
}

/** Lists the times of the coming weeks: what conflicts is named, and left out. */
export function Weeks({ time, clientId, weeks, onChange }: WeeksProps) {
  const t = useBookingWords()
  const isOnline = useIsOnline()
  if (!time.isRepeated) return null
  return (
    <Stack gap={12}>
      <Checkbox
        label={t('nextWeeks')}
        checked={weeks > 1}
        disabled={!isOnline}
        onChange={({ target: { checked } }) => onChange(checked ? 4 : 1)}
      />
      {weeks > 1 && (
        <>
          <Select
            label={t('weeksCount')}
            value={String(weeks)}
            options={counts.map(count => ({ value: String(count), label: t('week', { count }) }))}
            onChange={({ target: { value } }) => onChange(Number(value))}
          />
          <Conflicts time={time} clientId={clientId} weeks={weeks} />
        </>
      )}
    </Stack>
  )
}

function Conflicts({ time: { id, startsAt, zone }, clientId, weeks }: Omit<WeeksProps, 'onChange'>) {
  const t = useBookingWords()
  const { momentText } = useWhen()
  const { data } = useQuery(previewQuery({ reservationId: id, startsAt, weeks, clientId }))
  if (!data) return <Skeleton height={20} />
  const refused = data.times.filter(({ refusal }) => refusal !== null)
  if (refused.length === 0) return null
  return (
    <Stack gap={4} aria-live="polite">
      <Text tone={2}>{t('weeksSkipped')}</Text>
      {refused.map(each => (
        <Text key={each.startsAt} tone="attention">
          {each.refusal && t('weekRefused', { when: momentText(each.startDate, zone), why: t(`refused_${each.refusal}`) })}
        </Text>
      ))}
    </Stack>
  )
}
