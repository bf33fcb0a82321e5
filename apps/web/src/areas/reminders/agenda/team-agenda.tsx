import type { AgendaLayer, Reminder } from '@allenio/contract/reminders'
import { IconFileImport, IconPlus, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { ExternalEventDialog, ImportCalendarFile, SyncCalendar } from '#areas/calendars'
import { chooseMember, MemberFilter, useChosenMember } from '#areas/collaborators'
import { goTo, useMe, useShortcuts, useToday } from '#shell'
import { parseId, parseText } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { useIsHand } from '#lib/device'
import { Button } from '#ui/button'
import { Calendar, useCalendarRange, useCalendarShortcuts, type CalendarEntry, type CalendarSpan, type CalendarView } from '#ui/calendar'
import { EmptyState } from '#ui/empty-state'
import { AllClearPicture } from '#ui/illustrations'
import { PageHeader } from '#ui/page-header'
import { Row } from '#ui/layout'
import { Text } from '#ui/text'
import { daysQuery, settingsQuery, useTickedReminders, windowAround } from '../data.ts'
import { CreateReminder, EditReminder } from '../form/reminder-dialogs.tsx'
import { ReminderPanel } from '../panel/reminder-panel.tsx'
import { useReminderWords } from '../words.ts'
import { entryOfAgenda, entryOfReminder, reminderKey, startOf } from './entries.ts'
import { AllReminders } from './all-reminders.tsx'
import { LayerChips } from './layer-chips.tsx'
import { OverdueReminders } from './overdue-reminders.tsx'
import { RestoreReminder } from './restore-reminder.tsx'
import { useMove } from './use-move.ts'
import css from './team-agenda.module.css'

const hours = { first: 7, last: 21 }
const views = ['day', 'week', 'month', 'list'] as const

interface Place {
  day: string | undefined
  reminder: string | undefined
  external: string | undefined
  restore: string | undefined
  create: string | undefined
}

/** The day that shows, the reminder that is open, and the form that is asked for stand in the address. */
function usePlace() {
  const place = useSearch({
    strict: false,
    select: (search: Readonly<Record<string, unknown>>): Place => ({
      day: parseText(search['day']),
      reminder: parseId(search['reminder']),
      external: parseId(search['external']),
      restore: parseId(search['restore']),
      create: parseText(search['create']),
    }),
    structuralSharing: true,
  })
  const go = useCallback((next: Partial<Place>) => goTo(hrefTo('/reminders', { search: { ...next } }), { replace: true }), [])
  return { ...place, go }
}

/** Answers: what is there to do, and when? */
export function TeamAgenda() {
  const t = useReminderWords()
  const me = useMe()
  const zone = me?.timeZone ?? 'Europe/Rome'
  const today = useToday()
  const isHand = useIsHand()
  const place = usePlace()
  const { go } = place
  const day = place.day ?? today
  const [view, setView] = useState<CalendarView>('week')
  const member = useChosenMember()
  const range = useCalendarRange(view, day)
  const query = useQuery(daysQuery(windowAround(range, today), member))
  const { data: settings } = useQuery(settingsQuery())
  const withTicks = useTickedReminders()
  const mayCreate = me?.permissions.includes('create reminders') ?? false
  const mayImport = me?.permissions.includes('update reminders') ?? false
  const [drawn, setDrawn] = useState<Reminder['first']>()
  const [isSearching, setSearching] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const [edited, setEdited] = useState<Reminder>()
  const reminders = useMemo(() => (query.data?.reminders ?? []).map(withTicks), [query.data, withTicks])
  const entries = useMemo(() => {
    const words = { zone, done: t('done') }
    const hidden = new Set<AgendaLayer>(settings?.hiddenLayers)
    const ofAreas = (query.data?.agenda ?? []).filter(({ layer }) => !hidden.has(layer))
    return [...reminders.map(each => entryOfReminder(each, words)), ...ofAreas.map(each => entryOfAgenda(each, words))]
  }, [reminders, query.data, settings, zone, t])
  const show = useCallback((next: string) => go({ day: next }), [go])
  const showView = useCallback(
    (next: CalendarView, at: string) => {
      setView(next)
      go({ day: at })
    },
    [go],
  )
  const create = useCallback((span: CalendarSpan) => setDrawn(startOf(span, zone)), [zone])
  const onCreate = mayCreate ? create : undefined
  useShortcuts(useCalendarShortcuts({ views, onView: showView, day, onDay: show, zone, onCreate }))
  const move = useMove(zone)
  const open = ({ id }: CalendarEntry) => {
    const reminder = reminders.find(each => reminderKey(each) === id)
    if (reminder) return go({ day: reminder.day, reminder: reminder.id })
    const entry = query.data?.agenda.find(each => each.id === id)
    if (entry) goTo(entry.link)
  }
  const external = query.data?.agenda.find(({ layer, id }) => layer === 'external' && id.split('/')[1] === place.external)
  const isAsked = place.create !== undefined
  const form = drawn ?? (isAsked ? { day, clock: null, endDay: null, endClock: null } : undefined)
  const closeForm = () => {
    setDrawn(undefined)
    if (isAsked) go({ day: place.day })
  }
  const createOnDay = () => setDrawn({ day, clock: null, endDay: null, endClock: null })
  const newButton = mayCreate && (
    <Button kind="primary" icon={IconPlus} onClick={createOnDay}>
      {t('create')}
    </Button>
  )
  return (
    <div className={css.page}>
      <PageHeader
        title={t('title')}
        primary={isHand && newButton}
        moreGroups={[
          {
            items: [
              { label: t('all'), icon: IconSearch, onClick: () => setSearching(true) },
              ...(mayImport ? [{ label: t('import'), icon: IconFileImport, onClick: () => setImporting(true) }] : []),
            ],
          },
        ]}
      />
      <div className={css.overdue}>
        <OverdueReminders member={member} onOpen={({ id, day: at }) => go({ day: at, reminder: id })} />
      </div>
      <Calendar
        label={t('title')}
        view={view}
        views={views}
        onView={showView}
        day={day}
        onDay={show}
        zone={zone}
        hours={hours}
        entries={entries}
        isLoading={query.isPending || query.isFetching}
        error={query.data ? null : query.error}
        failed={t('failed')}
        onRetry={query.refetch}
        onOpen={open}
        onCreate={onCreate}
        onChange={(entry, span) => {
          const reminder = reminders.find(each => reminderKey(each) === entry.id)
          return reminder && move(reminder, { from: entry, to: span })
        }}
        actions={!isHand && newButton}
        filters={
          <Row gap={8} className={css.filters}>
            <MemberFilter value={member} onChoose={chooseMember} />
            <LayerChips />
            <SyncCalendar />
          </Row>
        }
        empty={<EmptyState picture={<AllClearPicture />} title={t('emptyTitle')} text={t('emptyText')} />}
      />
      {query.data?.hasMore && (
        <Text tone={2} className={css.more}>
          {t('hasMore')}
        </Text>
      )}
      {place.reminder !== undefined && (
        <ReminderPanel
          key={`${place.reminder} ${day}`}
          id={place.reminder}
          day={place.day}
          onEdit={setEdited}
          onClose={() => go({ day: place.day })}
        />
      )}
      {external && <ExternalEventDialog event={external} zone={zone} onClose={() => go({ day: place.day })} />}
      {place.restore !== undefined && <RestoreReminder id={place.restore} onClose={() => go({ day: place.day })} />}
      {isImporting && <ImportCalendarFile zone={zone} onClose={() => setImporting(false)} />}
      {isSearching && (
        <AllReminders
          member={member}
          onOpen={({ id, day: at }) => {
            setSearching(false)
            go({ day: at, reminder: id })
          }}
          onClose={() => setSearching(false)}
        />
      )}
      {form && <CreateReminder first={form} title={isAsked && place.create !== 'true' ? place.create : undefined} onClose={closeForm} />}
      {edited && <EditReminder reminder={edited} onClose={() => setEdited(undefined)} />}
    </div>
  )
}
