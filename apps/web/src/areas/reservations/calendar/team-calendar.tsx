import { IconBeach, IconCalendarPlus, IconHistory, IconPlus, IconSettings, IconTags } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { goTo, useMe, useShortcuts } from '#shell'
import { dayIn } from '#lib/days'
import { useIsHand, useIsMobile, useMinute } from '#lib/device'
import { hrefTo } from '#lib/screens'
import { Button } from '#ui/button'
import { Calendar, useCalendarRange, useCalendarShortcuts, type CalendarEntry, type CalendarSpan, type CalendarView } from '#ui/calendar'
import { EmptyState } from '#ui/empty-state'
import { EmptyListPicture } from '#ui/illustrations'
import { PageHeader } from '#ui/page-header'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { calendarHref, parsePlace, type CalendarPlace } from '../addresses.ts'
import { keyOfOccurrence, storedDays, useHosts, useKinds } from '../data.ts'
import { AppointmentSheet } from '../dialogs.ts'
import { CalendarDialogs, type OpenDialog } from './calendar-dialogs.tsx'
import { bandsOf, conflictsOf, countedDayOf, entriesOf, findBooking, findOccurrence, windowsAt } from './entries.ts'
import { CalendarFilters } from './filters.tsx'
import { useCalendar } from './use-calendar.ts'
import { useMoves } from './use-moves.ts'
import { useCalendarPageWords } from './words.ts'

const hours = { first: 7, last: 21 }

function useCalendarPlace() {
  // a text, because an equal text causes no new render
  const href = useSearch({ strict: false, select: search => calendarHref(parsePlace(search)) })
  const place = useMemo(() => parsePlace(Object.fromEntries(new URLSearchParams(href.split('?')[1]))), [href])
  const move = useCallback((change: CalendarPlace) => goTo(calendarHref({ ...place, ...change }), { replace: true }), [place])
  return { place, move }
}

/** Answers: who comes when, and where is there room? Hours are planned, moved and filled here. */
export function TeamCalendar() {
  const t = useCalendarPageWords()
  const me = useMe()
  const { place, move } = useCalendarPlace()
  const [dialog, setDialog] = useState<OpenDialog>()
  const [zoneRead, setZoneRead] = useState<string>()
  const zone = zoneRead ?? me?.workspace?.presets.timeZone ?? 'Europe/Rome'
  const view = place.view ?? 'week'
  const day = place.day ?? dayIn(zone)
  const range = useCalendarRange(view, day)
  const { data, isLoading, error, refetch, isStored } = useCalendar(range, zone)
  if (data && data.zone !== zone) setZoneRead(data.zone)
  const { hosts, ownId } = useHosts()
  const kinds = useKinds()
  const { hostId, kindId } = place
  const mayCreate = me?.permissions.includes('create reservations') ?? false
  const mayBook = me?.permissions.includes('book reservations') ?? false
  const hasHosts = hosts.length > 1 && hostId === undefined
  const people = useMemo(
    () => (hosts.length > 1 ? hosts.map(({ id, name, photo }) => ({ id, name, ...(photo && { photo }) })) : []),
    [hosts],
  )
  const now = useMinute()

  const narrowing = { hostId, kindId }
  const isPersonal = view === 'team' || !hasHosts
  const entries = useMemo(
    () => (data ? entriesOf(data, { hostId, kindId }, { t, hasHosts: hasHosts && view !== 'team' }) : []),
    [data, hostId, kindId, t, hasHosts, view],
  )
  const bands = useMemo(() => (data ? bandsOf(data, { hostId, kindId, t, isPersonal }) : []), [data, hostId, kindId, t, isPersonal])

  const moveReservation = useMoves(zone)
  const onView = useCallback((next: CalendarView, at: string) => move({ view: next, day: at }), [move])
  const onDay = useCallback((at: string) => move({ day: at }), [move])
  const plannedHost = (span?: CalendarSpan) => span?.personId ?? hostId ?? ownId
  const create = (span: CalendarSpan) => {
    const windows = data && !span.isAllDay ? windowsAt(data, span, narrowing) : []
    setDialog(windows.length > 0 ? { kind: 'choice', span, windows } : { kind: 'slot', span, hostId: plannedHost(span) })
  }
  const onCreate = mayCreate ? create : undefined
  useShortcuts(useCalendarShortcuts({ onView, day, onDay, zone, people, onCreate }))

  const [pressedKey, setPressedKey] = useState<string>()
  const isRead = data !== undefined && !isLoading
  const askedBooking = place.booking === undefined ? undefined : findBooking(data, place.booking)
  const openKey = pressedKey ?? (askedBooking && keyOfOccurrence(askedBooking))
  const isDayCounted = data?.days.some(({ date }) => date === place.day) ?? false
  const leaveMissing = useEffectEvent(() => {
    if (isDayCounted) {
      move({ view: 'day' })
      return
    }
    toast({ type: 'info', text: t('gone') })
    move({ booking: undefined })
  })
  const isMissing = place.booking !== undefined && isRead && !askedBooking
  useEffect(() => {
    if (isMissing) leaveMissing()
  }, [isMissing])
  const closeSheet = () => {
    setPressedKey(undefined)
    if (place.booking) move({ booking: undefined })
  }

  const closeDialog = (next: OpenDialog | undefined) => {
    setDialog(next)
    if (place.create) move({ create: undefined })
  }
  const shownDialog = dialog ?? (place.create && mayCreate ? { kind: 'slot' as const, hostId: plannedHost() } : undefined)
  const isUnused = isRead && kinds !== undefined && kinds.every(({ slots }) => slots === 0) && data.reservations.length === 0
  return (
    <>
      <CalendarHeader
        mayCreate={mayCreate}
        mayBook={mayBook}
        isUnused={isUnused}
        onDialog={setDialog}
        onSlot={() => setDialog({ kind: 'slot', hostId: plannedHost() })}
      />
      {isStored && (
        <Text tone={2} prose>
          {t('offlineStored', { count: storedDays })}
        </Text>
      )}
      {isUnused && mayCreate ? (
        <EmptyState
          large
          picture={<EmptyListPicture />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <>
              <Button kind="primary" onClick={() => setDialog({ kind: 'hours' })}>
                {t('openHours')}
              </Button>
              <Button onClick={() => setDialog({ kind: 'slot', hostId: plannedHost() })}>{t('emptyOne')}</Button>
            </>
          }
        />
      ) : (
        <Calendar
          label={t('label')}
          view={view}
          onView={onView}
          day={day}
          onDay={onDay}
          zone={zone}
          hours={hours}
          entries={entries}
          people={people}
          bands={bands}
          isLoading={isLoading}
          error={error}
          failed={t('failed')}
          onRetry={refetch}
          onOpen={({ id }) => {
            const countedDay = countedDayOf(id)
            if (countedDay === undefined) setPressedKey(id)
            else onView('day', countedDay)
          }}
          onCreate={onCreate}
          onChange={(entry, span) => {
            const reservation = findOccurrence(data, entry.id)
            return reservation && moveReservation(reservation, span)
          }}
          conflictsOf={(entry, span) =>
            data ? conflictsOf(data, span, { t, hostId: hostOf(entry, span) ?? plannedHost(span), entryId: entry?.id, now }) : []
          }
          filters={<CalendarFilters hosts={hosts} ownId={ownId} kinds={kinds ?? []} place={place} onChange={move} />}
          empty={<Text tone={3}>{t((hostId ?? kindId) ? 'nothingNarrowed' : 'nothing')}</Text>}
        />
      )}
      <OpenSheet openKey={openKey} data={data} onDialog={setDialog} onClose={closeSheet} />
      <CalendarDialogs dialog={shownDialog} zone={zone} onDialog={closeDialog} />
    </>
  )
}

interface CalendarHeaderProps {
  mayCreate: boolean
  mayBook: boolean
  isUnused: boolean
  onDialog: (dialog: OpenDialog) => void
  onSlot: () => void
}

function CalendarHeader({ mayCreate, mayBook, isUnused, onDialog, onSlot }: CalendarHeaderProps) {
  const t = useCalendarPageWords()
  const me = useMe()
  const isMobile = useIsMobile()
  return (
    <PageHeader
      title={t('title')}
      moreGroups={[
        {
          items: [
            ...(mayCreate ? [{ label: t('openHours'), icon: IconCalendarPlus, onClick: () => onDialog({ kind: 'hours' }) }] : []),
            { label: t('kinds'), icon: IconTags, onClick: () => onDialog({ kind: 'kinds' }) },
            { label: t('closures'), icon: IconBeach, onClick: () => onDialog({ kind: 'closures' }) },
            { label: t('history'), icon: IconHistory, href: hrefTo('/reservations/history') },
            ...(me?.workspace?.role === 'admin'
              ? [{ label: t('rules'), icon: IconSettings, href: hrefTo('/settings', { hash: 'reservations' }) }]
              : []),
          ],
        },
      ]}
      secondary={mayBook && !isUnused && <Button onClick={() => onDialog({ kind: 'book' })}>{t('bookFor')}</Button>}
      primary={
        mayCreate &&
        !isUnused && (
          <Button kind="primary" icon={IconPlus} onClick={onSlot}>
            {t(isMobile ? 'newShort' : 'newSlot')}
          </Button>
        )
      }
    />
  )
}

const hostOf = (entry: CalendarEntry | null, span: CalendarSpan): string | undefined => span.personId ?? entry?.personId

interface OpenSheetProps {
  openKey: string | undefined
  data: Parameters<typeof findOccurrence>[0]
  onDialog: (dialog: OpenDialog) => void
  onClose: () => void
}

/** The sheet follows what is read; it stays as it was where its appointment has moved out of the days that are shown. */
function OpenSheet({ openKey, data, onDialog, onClose }: OpenSheetProps) {
  const isHand = useIsHand()
  const found = openKey === undefined ? undefined : findOccurrence(data, openKey)
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  const openTime = found ?? (last && openKey === keyOfOccurrence(last) ? last : undefined)
  if (!openTime) return null
  return (
    <AppointmentSheet
      key={openKey}
      reservation={openTime}
      isFull={isHand}
      onEdit={() => {
        onClose()
        onDialog({ kind: 'edit', id: openTime.id, startsAt: openTime.startsAt })
      }}
      onClose={onClose}
    />
  )
}
