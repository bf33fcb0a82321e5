import { IconPlus } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { addDays, datesIn, mondayOf } from '#lib/days'
import { Button } from '#ui/button'
import { classes } from '#ui/classes'
import { EventDot } from '#ui/event-color'
import { BareButton } from '#ui/layout'
import { Text } from '#ui/text'
import { VisuallyHidden } from '#ui/visually-hidden'
import { entriesOfDay, EntryRows, Nothing, walk } from './agenda.tsx'
import type { Board } from './board.ts'
import { dayNumber, shortWeekday } from './day-names.ts'
import css from './phone-days.module.css'
import { nextHour } from './spans.ts'

/** A phone's calendar: a week of days to swipe through, and what the chosen one holds. */
export function PhoneDays({ board, empty }: { board: Board; empty: ReactNode }) {
  const { day, zone, look, onCreate, isLoading } = board
  const entries = entriesOfDay(board, day)
  return (
    <>
      <WeekStrip board={board} />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys walk through the buttons within */}
      <div className={css.list} data-outdated={isLoading || undefined} onKeyDown={walk}>
        <Text as="h3" size="hint" tone={3} className={css.name}>
          {look.formats.fullDay(day)}
        </Text>
        {entries.length === 0 ? <Nothing look={look}>{empty}</Nothing> : <EntryRows entries={entries} board={board} />}
        {onCreate && (
          <Button kind="quiet" icon={IconPlus} onClick={() => onCreate(nextHour(day, zone))}>
            {look.t('add')}
          </Button>
        )}
      </div>
    </>
  )
}

const settledMs = 120

/** Three weeks side by side, of which the middle one shows; the one that is swiped to becomes the middle. */
function WeekStrip({ board }: { board: Board }) {
  const { day, onDay, look } = board
  const strip = useRef<HTMLDivElement>(null)
  const monday = mondayOf(day)
  useLayoutEffect(() => {
    const element = strip.current
    if (element) element.scrollLeft = element.clientWidth
  }, [monday])
  // not every browser tells when scrolling has ended
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onScroll = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const element = strip.current
      const step = element && element.clientWidth > 0 ? Math.round(element.scrollLeft / element.clientWidth) - 1 : 0
      if (step !== 0) onDay(addDays(day, 7 * step))
    }, settledMs)
  }
  return (
    <section ref={strip} className={css.strip} aria-label={look.t('dayStrip')} onScroll={onScroll}>
      {[-1, 0, 1].map(step => {
        const first = addDays(monday, 7 * step)
        return (
          <div key={first} className={css.week} inert={step !== 0}>
            {datesIn({ from: first, to: addDays(first, 6) }).map(each => (
              <StripDay key={each} day={each} board={board} />
            ))}
          </div>
        )
      })}
    </section>
  )
}

const mostDots = 3

function StripDay({ day, board }: { day: string; board: Board }) {
  const { look, today, onDay } = board
  const { formats, t } = look
  const entries = entriesOfDay(board, day)
  const colors = [...new Set(entries.map(({ item }) => item.color))].slice(0, mostDots)
  const count = entries.length > 0 ? t('entryCount', { count: entries.length }) : t('free')
  return (
    <BareButton
      className={classes(css.day, day === board.day && css.isChosen)}
      aria-pressed={day === board.day}
      aria-current={day === today ? 'date' : undefined}
      onClick={() => onDay(day)}>
      <VisuallyHidden>{`${formats.fullDay(day)}, ${count}`}</VisuallyHidden>
      <span aria-hidden>{shortWeekday(day, formats)}</span>
      <span aria-hidden className={css.number}>
        {dayNumber(day)}
      </span>
      <span className={css.dots}>
        {colors.map(color => (
          <EventDot key={color} color={color} />
        ))}
      </span>
    </BareButton>
  )
}
