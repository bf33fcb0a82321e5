import type { NearestTimes as Nearest } from '@allenio/contract/reservations'
import { CallError, messageOf } from '#lib/api'
import { Button } from '#ui/button'
import { Notice } from '#ui/form-notice'
import { Row, Stack } from '#ui/layout'
import { useWhen } from './when.ts'
import { useBookingWords } from './words.ts'

/** The nearest times that the server names beside its refusal. */
export function nearestOf(error: unknown): Nearest {
  if (!(error instanceof CallError)) return []
  const nearest: unknown = Reflect.get(error.data, 'nearest')
  return Array.isArray(nearest) ? nearest.filter(isNearest) : []
}

const isNearest = (value: unknown): value is Nearest[number] =>
  typeof value === 'object' && value !== null && 'reservationId' in value && 'startsAt' in value && 'startDate' in value

interface NearestTimesProps {
  error: Error
  zone: string
  onChoose: (time: Nearest[number]) => void
}

/** Why a time could not be had, with the nearest ones in its place. */
export function NearestTimes({ error, zone, onChoose }: NearestTimesProps) {
  const t = useBookingWords()
  const { momentText } = useWhen()
  const nearest = nearestOf(error)
  return (
    <Notice>
      <Stack gap={8}>
        <span>{[messageOf(error), nearest.length > 0 && t('nearest')].filter(Boolean).join(' ')}</span>
        {nearest.length > 0 && (
          <Row gap={8} wrap>
            {nearest.map(time => (
              <Button key={`${time.reservationId} ${time.startsAt}`} onClick={() => onChoose(time)}>
                {momentText(time.startDate, zone)}
              </Button>
            ))}
          </Row>
        )}
      </Stack>
    </Notice>
  )
}
