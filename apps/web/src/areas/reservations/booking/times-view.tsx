import type { Reservation } from '@allenio/contract/reservations'
import { useState, type ReactNode } from 'react'
import { hrefTo } from '#lib/screens'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Row, Stack } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Skeleton } from '#ui/skeleton'
import { Text } from '#ui/text'
import css from './booking.module.css'
import { Choices } from './choices.tsx'
import { DayStrip } from './day-strip.tsx'
import { TimeButton } from './time-button.tsx'
import { clockOf, countFree, dayOf, dayPartOf, dayParts, nearestDays, refusalOfAll, stateOf, type ChoiceMode } from './times.ts'
import { useTimes, useTimesOfDay } from './use-times.ts'
import { useWhen } from './when.ts'
import { useBookingWords } from './words.ts'

interface TimesViewProps {
  kindId: string
  clientId?: string | undefined
  mode: ChoiceMode
  /** The host with whom one begins. */
  presetHostId?: string | undefined
  /** Above the times: why none of them can be had. */
  refusalNotice?: (refusal: NonNullable<Reservation['refusal']>) => ReactNode
  onPick: (time: Reservation) => void
}

const anybody = 'anybody'

/** The times of a kind: a strip of days, and those of the chosen day as large buttons. */
export function TimesView({ kindId, clientId, mode, presetHostId, refusalNotice, onPick }: TimesViewProps) {
  const t = useBookingWords()
  const [chosenHost, setHost] = useState(presetHostId)
  const [chosenDay, setDay] = useState<string>()
  const everybody = useTimes({ kindId, clientId, mode, hostId: undefined })
  const hosts = hostsOf(everybody.all)
  const hostId = hosts.length > 1 && hosts.some(({ id }) => id === chosenHost) ? chosenHost : undefined
  const visibleOf = (all: readonly Reservation[]) =>
    all.filter(time => (hostId === undefined || time.host.id === hostId) && stateOf(time, mode) !== 'hidden')
  const ofHost = everybody.all.filter(time => hostId === undefined || time.host.id === hostId)
  const times = ofHost.filter(time => stateOf(time, mode) !== 'hidden')
  const { counted } = everybody
  // the times of a day that are only counted are known of all hosts together
  const free = new Map([...countFree(times, mode), ...(hostId === undefined ? counted : [])])
  const day = chosenDay ?? everybody.days.find(each => (free.get(each) ?? 0) > 0) ?? everybody.days[0] ?? ''
  const ofDay = useTimesOfDay({ kindId, clientId, day, isCounted: counted.has(day) })
  const refusal = refusalOfAll(times, mode)
  return (
    <Loaded query={everybody.query} failed={t('failed')} skeleton={<TimesSkeleton />}>
      {() => (
        <>
          {hosts.length > 1 && (
            <div className={css.bar}>
              <Choices
                name="host"
                label={t('host')}
                options={[{ value: anybody, label: t('anyHost') }, ...hosts.map(({ id, name }) => ({ value: id, label: name }))]}
                value={hostId ?? anybody}
                onChange={value => setHost(value === anybody ? undefined : value)}
              />
            </div>
          )}
          {refusal && refusalNotice?.(refusal)}
          <DayStrip
            days={everybody.days}
            free={free}
            unknown={new Set(hostId === undefined ? [] : counted.keys())}
            others={new Set([...times.map(dayOf), ...counted.keys()])}
            chosen={day}
            onChoose={setDay}
            isReading={everybody.isReadingMore}
            onMore={everybody.readMore}
          />
          <DayTimes
            day={day}
            times={visibleOf(ofDay.times ?? times).filter(time => dayOf(time) === day)}
            free={free}
            mode={mode}
            isAtMaximum={ofHost.some(time => time.refusal === 'daily maximum' && dayOf(time) === day)}
            hasHost={hosts.length > 1 && hostId === undefined}
            isReading={ofDay.isLoading}
            isLooking={everybody.isLooking || everybody.isReadingMore}
            onDay={setDay}
            onPick={onPick}
          />
        </>
      )}
    </Loaded>
  )
}

const hostsOf = (times: readonly Reservation[]) =>
  [...new Map(times.filter(({ host }) => host.name !== '').map(({ host }) => [host.id, host])).values()].toSorted((one, other) =>
    one.name.localeCompare(other.name),
  )

interface DayTimesProps {
  day: string
  times: readonly Reservation[]
  free: ReadonlyMap<string, number>
  mode: ChoiceMode
  /** The client has as many appointments on that day as they may. */
  isAtMaximum: boolean
  hasHost: boolean
  isReading: boolean
  isLooking: boolean
  onDay: (day: string) => void
  onPick: (time: Reservation) => void
}

function DayTimes({ day, times, free, mode, isAtMaximum, hasHost, isReading, isLooking, onDay, onPick }: DayTimesProps) {
  const t = useBookingWords()
  const { dayText, dayTitle } = useWhen()
  if (isReading) return <TimesSkeleton />
  if (times.length === 0) {
    if (isLooking && free.size === 0) return <Text className={css.looking}>{t('lookingFurther')}</Text>
    const near = nearestDays(free, day)
    if (near.length === 0) {
      return (
        <EmptyState
          level={3}
          title={t('noneAtAll')}
          text={t('noneAtAllText')}
          action={<ButtonLink href={hrefTo('/chats')}>{t('write')}</ButtonLink>}
        />
      )
    }
    return (
      <EmptyState
        level={3}
        title={t('noneOnDay', { day: dayText(day) })}
        text={isAtMaximum ? t('dailyMaximum') : t('noneOnDayNear')}
        action={
          <Row gap={8} wrap justify="center">
            {near.map(each => (
              <Button key={each} onClick={() => onDay(each)}>
                {dayTitle(each)}
              </Button>
            ))}
          </Row>
        }
      />
    )
  }
  const byPart = Map.groupBy(times, time => dayPartOf(clockOf(time)))
  return (
    <Stack gap={20} className={css.parts} aria-live="polite">
      <Text as="h2" size={16} weight={600}>
        {dayTitle(day)}
      </Text>
      {dayParts.map(part => {
        const partTimes = byPart.get(part) ?? []
        return (
          partTimes.length > 0 && (
            <Stack as="section" key={part} gap={8} aria-label={t(part)}>
              <Text size="hint" tone={2} weight={500}>
                {t(part)}
              </Text>
              <div className={css.times}>
                {partTimes.map(time => (
                  <TimeButton key={`${time.id} ${time.startsAt}`} time={time} mode={mode} hasHost={hasHost} onPress={onPick} />
                ))}
              </div>
            </Stack>
          )
        )
      })}
    </Stack>
  )
}

const TimesSkeleton = () => (
  <Stack gap={20} className={css.parts}>
    <Skeleton height={72} />
    <div className={css.times}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} height={56} />
      ))}
    </div>
  </Stack>
)
