import type { ClientCalendar, TrainingEntry } from '@allenio/contract/workouts'
import { isPaused } from '@allenio/domain/clients'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { useWorkoutFacts } from '#areas/workouts'
import { goTo, useShortcuts } from '#shell'
import { dayIn } from '#lib/days'
import {
  Calendar,
  useCalendarRange,
  useCalendarShortcuts,
  type CalendarEntry,
  type CalendarSpan,
  type CalendarView,
  type DayRange,
} from '#ui/calendar'
import { Text } from '#ui/text'
import type { clientCalendarQuery } from '../data.ts'
import { entriesOf, nameOfEntry } from './entries.ts'
import { useCalendarWords } from './words.ts'

const views = ['days', 'twoWeeks', 'fourWeeks'] as const
// days without hours have none to show
const hours = { first: 7, last: 21 }

interface TrainingCalendarProps {
  read: (days: DayRange) => ReturnType<typeof clientCalendarQuery>
  /** Adds changes of the device that are not sent yet. */
  withWaiting?: ((calendar: ClientCalendar) => ClientCalendar) | undefined
  isTeam: boolean
  zone: string
  day: string
  onDay: (day: string) => void
  /** Only what belongs to this assignment. */
  programUserId?: string | undefined
  onOpen: (entry: TrainingEntry) => void
  onMove: (entry: TrainingEntry, day: string) => Promise<unknown>
  onCreate?: ((day: string) => void) | undefined
  actions?: ReactNode
  /** A part below the days, from what they show. */
  below?: ((calendar: ClientCalendar, days: DayRange) => ReactNode) | undefined
}

/** The days of one client, one, two or four weeks at a time: what is planned and done, with marks of other areas. */
export function TrainingCalendar(props: TrainingCalendarProps) {
  const { read, withWaiting, isTeam, zone, day, onDay, programUserId, onOpen, onMove, onCreate, actions, below } = props
  const t = useCalendarWords()
  const { factsOf } = useWorkoutFacts()
  const [view, setView] = useState<CalendarView>('days')
  const range = useCalendarRange(view, day)
  const query = useQuery(read(range))
  const calendar = useMemo(() => {
    const current = query.data && withWaiting ? withWaiting(query.data) : query.data
    return current && programUserId !== undefined ? ofProgram(current, programUserId) : current
  }, [query.data, withWaiting, programUserId])
  const entries = useMemo(
    () => (calendar ? entriesOf(calendar, range.to, { t, zone, isTeam, factsOf }) : []),
    // the facts change with the language, and so do the words
    // oxlint-disable-next-line react/exhaustive-deps
    [calendar, range.to, t, zone, isTeam],
  )
  const create = (span: CalendarSpan) => onCreate?.(dayIn(zone, span.start))
  const mayCreate = onCreate && create
  const place = {
    views,
    onView: (next: CalendarView, at: string) => {
      setView(next)
      if (at !== day) onDay(at)
    },
    day,
    onDay,
    zone,
    onCreate: mayCreate,
  }
  useShortcuts(useCalendarShortcuts(place))
  const findEntry = ({ id }: Pick<CalendarEntry, 'id'>) => calendar?.entries.find(entry => entry.id === id)
  return (
    <>
      <Calendar
        {...place}
        label={t('label')}
        view={view}
        hours={hours}
        entries={entries}
        isLoading={query.isFetching && query.data === undefined}
        error={query.data ? null : query.error}
        failed={t('failed')}
        onRetry={query.refetch}
        onOpen={pressed => {
          const entry = findEntry(pressed)
          if (entry) return onOpen(entry)
          const mark = calendar?.marks.find(({ id }) => id === pressed.id)
          if (mark) goTo(mark.link)
        }}
        onChange={(moved, span) => {
          const entry = findEntry(moved)
          return entry && onMove(entry, dayIn(zone, span.start))
        }}
        conflictsOf={(moved, span) => {
          if (!calendar || !moved) return []
          const to = dayIn(zone, span.start)
          const others = calendar.entries.filter(({ id, day: at, state }) => at === to && id !== moved.id && state !== 'missed')
          return [
            ...(to < calendar.today ? [t('conflictPast')] : []),
            ...(isPaused(calendar.pauses, to) ? [t('conflictPause')] : []),
            ...others.map(other => t('conflict', { name: nameOfEntry(other, t) })),
          ]
        }}
        actions={actions}
        empty={<Text tone={3}>{t(isTeam ? 'emptyTeam' : 'emptyOwn')}</Text>}
      />
      {calendar && below?.(calendar, range)}
    </>
  )
}

/** The days of one assignment alone; pauses hold for each of them. */
const ofProgram = (calendar: ClientCalendar, programUserId: string): ClientCalendar => ({
  ...calendar,
  entries: calendar.entries.filter(({ plan }) => plan?.programUserId === programUserId),
  marks: [],
  programs: calendar.programs.filter(program => program.programUserId === programUserId),
})
