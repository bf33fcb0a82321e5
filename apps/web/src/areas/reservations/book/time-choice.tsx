import type { Reservation } from '@allenio/contract/reservations'
import { timesOfAnswer } from '@allenio/domain/reservations'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { addDays, clockIn } from '#lib/days'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { ChoiceChip } from '#ui/choice-chip'
import { DayField } from '#ui/day-field'
import { EventDot } from '#ui/event-color'
import { FieldPair } from '#ui/field'
import { IconButton } from '#ui/icon-button'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Select } from '#ui/select'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { keyOfOccurrence, timesQuery, useHosts, useKinds } from '../data.ts'
import { useRefusalText } from '../refusals/words.ts'
import { bookableTimes, byDay, isPassable, nearestTime } from './times.ts'
import css from './time-choice.module.css'
import { useBookWords } from './words.ts'

const daysShown = 7

export interface TimeWish {
  day: string
  clock?: string | undefined
  kindId?: string | undefined
  hostId?: string | undefined
}

interface TimeChoiceProps {
  clientId: string
  wish: TimeWish
  /** A move stays with its kind. */
  isKindFixed?: boolean
  value: Reservation | undefined
  onChange: (time: Reservation | undefined) => void
}

/** The times that a client can have in a week from a day on. The nearest to the wish is chosen at first. */
export function TimeChoice({ clientId, wish, isKindFixed = false, value, onChange }: TimeChoiceProps) {
  const t = useBookWords()
  const formats = useFormats()
  const { hosts } = useHosts()
  const kinds = (useKinds() ?? []).filter(({ isArchived }) => !isArchived)
  const [from, setFrom] = useState(wish.day)
  const [kindId, setKindId] = useState(wish.kindId)
  const [hostId, setHostId] = useState(wish.hostId)
  const query = useQuery(
    timesQuery({
      from,
      to: addDays(from, daysShown - 1),
      clientId,
      ...(kindId !== undefined && { kindId }),
      ...(hostId !== undefined && { hostId }),
    }),
  )
  const times = query.data && bookableTimes(timesOfAnswer(query.data))
  const countedDays = query.data?.days.filter(({ count }) => count > 0) ?? []
  const preset = useEffectEvent(() => {
    if (times) onChange(nearestTime(times, { day: from, clock: wish.clock }))
  })
  const readOf = query.dataUpdatedAt
  useEffect(() => preset(), [clientId, from, kindId, hostId, readOf])
  return (
    <Stack gap={16}>
      <FieldPair>
        {!isKindFixed && kinds.length > 1 && (
          <Select
            label={t('kind')}
            value={kindId ?? ''}
            placeholder={t('anyKind')}
            options={kinds.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => setKindId(target.value || undefined)}
          />
        )}
        {hosts.length > 1 && (
          <Select
            label={t('host')}
            value={hostId ?? ''}
            placeholder={t('anyHost')}
            options={hosts.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => setHostId(target.value || undefined)}
          />
        )}
      </FieldPair>
      <Row gap={8} align="end">
        <Stack grow>
          <DayField label={t('from')} value={from} onChange={day => day && setFrom(day)} />
        </Stack>
        <IconButton label={t('earlier')} icon={IconChevronLeft} kind="framed" onClick={() => setFrom(addDays(from, -daysShown))} />
        <IconButton label={t('later')} icon={IconChevronRight} kind="framed" onClick={() => setFrom(addDays(from, daysShown))} />
      </Row>
      <Loaded query={{ ...query, data: times }} failed={t('failed')} skeleton={<SkeletonLines lines={5} />}>
        {shown => (
          <>
            <Times times={shown} value={value} onChange={onChange} />
            {countedDays.map(({ date, count }) => (
              <Row key={date} gap={8} wrap justify="between">
                <Text weight={600}>{formats.fullDay(date)}</Text>
                <Button onClick={() => setFrom(date)}>{t('timesOfDay', { count })}</Button>
              </Row>
            ))}
          </>
        )}
      </Loaded>
    </Stack>
  )
}

interface TimesProps {
  times: readonly Reservation[]
  value: Reservation | undefined
  onChange: (time: Reservation) => void
}

function Times({ times, value, onChange }: TimesProps) {
  const t = useBookWords()
  const formats = useFormats()
  const name = useId()
  if (times.length === 0) return <Text tone={2}>{t('none')}</Text>
  const hasKinds = new Set(times.map(({ kind }) => kind.id)).size > 1
  const hasHosts = new Set(times.map(({ host }) => host.id)).size > 1
  const chosenKey = value && keyOfOccurrence(value)
  return (
    <div role="radiogroup" aria-label={t('times')} className={css.times}>
      {byDay(times).map(([day, ofDay]) => (
        <Stack key={day} gap={6} className={css.day}>
          <Text weight={600}>{formats.fullDay(day)}</Text>
          <Row gap={6} wrap>
            {ofDay.map(time => (
              <ChoiceChip
                key={`${keyOfOccurrence(time)} ${time.startDate}`}
                type="radio"
                name={name}
                checked={keyOfOccurrence(time) === chosenKey}
                onChange={() => onChange(time)}>
                <TimeFace time={time} isChosen={keyOfOccurrence(time) === chosenKey} hasKinds={hasKinds} hasHosts={hasHosts} />
              </ChoiceChip>
            ))}
          </Row>
        </Stack>
      ))}
    </div>
  )
}

interface TimeFaceProps {
  time: Reservation
  isChosen: boolean
  hasKinds: boolean
  hasHosts: boolean
}

/** A time with what tells it from others; one that only a rule refuses is quieter. */
function TimeFace({ time, isChosen, hasKinds, hasHosts }: TimeFaceProps) {
  const t = useBookWords()
  const { kind, host, capacity, taken, refusal, startDate, zone } = time
  const parts = [
    hasKinds && kind.name,
    hasHosts && host.name.split(' ')[0],
    capacity > 1 && t('seats', { taken, capacity }),
    refusal === 'full' && t('full'),
  ]
  const detail = parts.filter(Boolean).join(' · ')
  return (
    <Row as="span" gap={6}>
      {hasKinds && <EventDot color={kind.color} />}
      <Text as="span" size="inherit" tone={isPassable(time) && !isChosen ? 3 : 'inherit'} figures>
        {clockIn(zone, Date.parse(startDate))}
      </Text>
      {detail && (
        <Text as="span" size="small" tone={isChosen ? 'inherit' : 2}>
          {detail}
        </Text>
      )}
    </Row>
  )
}

/** The price of a chosen time, and which rule it would pass over. */
export function ChosenTime({ time }: { time: Reservation }) {
  const t = useBookWords()
  const refusalText = useRefusalText()
  return (
    <Stack gap={4}>
      <Text tone={2}>{t('credits', { count: time.kind.credits })}</Text>
      {time.refusal !== null && (
        <Text tone="attention" role="alert">
          {t('ruleSays', { rule: refusalText(time.refusal) })}
        </Text>
      )}
    </Stack>
  )
}
