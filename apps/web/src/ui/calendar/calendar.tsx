import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { dayIn, datesIn } from '#lib/days'
import { useIsHand, useMinute } from '#lib/device'
import { useFormats } from '#lib/formats'
import { Loaded } from '#ui/loaded'
import { Agenda } from './agenda.tsx'
import type { Board } from './board.ts'
import css from './calendar.module.css'
import { peopleColumns } from './columns.ts'
import type { Cursor } from './cursor.ts'
import { rangeTitle } from './day-names.ts'
import { Head } from './head.tsx'
import { commandOf } from './keys.ts'
import { MonthGrid } from './month-grid.tsx'
import { PhoneDays } from './phone-days.tsx'
import type { CalendarProps } from './props.ts'
import { calendarRange, stepDay } from './range.ts'
import { timed } from './segments.ts'
import { useCalendarShortcuts, viewsOf } from './shortcuts.ts'
import { TimeGrid } from './time-grid.tsx'
import { useHeldEntries } from './use-held-entries.ts'
import { useCalendarWords } from './words.ts'

const none: readonly never[] = []

export function Calendar(props: CalendarProps) {
  const { label, day, onDay, error = null, onRetry, actions, filters } = props
  const t = useCalendarWords()
  const formats = useFormats()
  const isHand = useIsHand()
  const views = viewsOf(props)
  const view = isHand ? 'week' : views.includes(props.view) ? props.view : (views[0] ?? 'week')
  const { root, keepFocus } = useFocusKept(view)
  const onView: CalendarProps['onView'] = (...chosen) => {
    keepFocus()
    props.onView(...chosen)
  }
  const board = useBoard({ ...props, onView }, { t, formats })
  const shortcuts = useCalendarShortcuts({ ...props, onView })
  const query = { data: error ? undefined : board.items, error, isRefetching: false, refetch: () => onRetry?.() }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyped(event.target)) return
    const command = commandOf(event)
    const shortcut =
      event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? undefined : shortcuts.find(({ keys }) => keys === event.key)
    if (command?.kind === 'page') onDay(stepDay(view, day, command.step))
    // the day view opens the day on which the cursor stands
    else if (event.key === 'd' && shortcut) board.openDay(board.cursor?.day ?? day)
    else if (shortcut) shortcut.run()
    else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the views hold for everything within
    <section ref={root} aria-label={label} className={css.calendar} onKeyDown={onKeyDown}>
      <Head
        title={rangeTitle(view, day, { formats, today: board.today })}
        view={view}
        views={isHand ? none : views}
        day={day}
        today={board.today}
        onView={onView}
        onDay={onDay}
        actions={actions}
        t={t}
      />
      {filters && <div className={css.filters}>{filters}</div>}
      <Loaded query={query} failed={props.failed ?? t('failed')}>
        {() => (isHand ? <PhoneDays board={board} empty={props.empty} /> : <View board={board} view={view} empty={props.empty} />)}
      </Loaded>
    </section>
  )
}

/** Whether the focus was within when another view was chosen. What had it is gone then, and keys would reach nobody. */
function useFocusKept(view: string) {
  const root = useRef<HTMLElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    if (!hadFocus.current) return
    hadFocus.current = false
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost) root.current?.querySelector<HTMLElement>('[role="grid"], [data-rows] button')?.focus({ preventScroll: true })
  }, [view])
  return { root, keepFocus: () => void (hadFocus.current = root.current?.contains(document.activeElement) ?? false) }
}

function View({ board, view, empty }: { board: Board; view: CalendarProps['view']; empty: ReactNode }) {
  const { day } = board
  switch (view) {
    case 'day':
    case 'week': {
      const columns = datesIn(calendarRange(view, day)).map(each => ({ key: each, day: each }))
      return <TimeGrid key={view} board={board} columns={columns} isTeam={false} />
    }
    case 'team':
      return <TimeGrid key={view} board={board} columns={peopleColumns(board)} isTeam />
    case 'month':
    case 'days':
    case 'twoWeeks':
    case 'fourWeeks':
      return <MonthGrid key={view} board={board} view={view} />
    case 'list':
      return <Agenda board={board} days={datesIn(calendarRange(view, day))} empty={empty} />
    default:
      return view satisfies never
  }
}

function useBoard(props: CalendarProps, { t, formats }: Pick<Board['look'], 't' | 'formats'>): Board {
  const {
    label,
    day,
    onDay,
    onView,
    zone,
    hours,
    step = 15,
    people,
    bands = none,
    isLoading = false,
    onOpen,
    onCreate,
    conflictsOf,
  } = props
  const views = viewsOf(props)
  const { entries, onChange } = useHeldEntries(props)
  const items = useMemo(() => entries.map(timed), [entries])
  const mayChange = onChange !== undefined
  const look = useMemo(() => ({ zone, formats, t, mayChange }), [zone, formats, t, mayChange])
  // the cursor goes along where somebody chooses another day
  const [placed, setPlaced] = useState<{ cursor: Cursor; day: string }>()
  if (placed && placed.day !== day) setPlaced({ cursor: { ...placed.cursor, day, pick: 0 }, day })
  const setCursor = (cursor: Cursor) => setPlaced({ cursor, day })
  const today = dayIn(zone, new Date(useMinute()))
  return {
    label,
    day,
    onDay,
    zone,
    hours,
    step,
    people,
    bands,
    isLoading,
    onOpen,
    onCreate,
    onChange,
    conflictsOf,
    items,
    today,
    openDay: chosen => onView(views.includes('day') ? 'day' : 'days', chosen),
    cursor: placed?.cursor,
    setCursor,
    look,
  }
}

const isTyped = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('input:not([type="radio"]), textarea, select') !== null
