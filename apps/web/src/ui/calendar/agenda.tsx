import type { KeyboardEvent, ReactNode } from 'react'
import { classes } from '#ui/classes'
import { eventColorClass } from '#ui/event-color'
import { Icon } from '#ui/icon'
import { BareButton, BareList, Row, Stack } from '#ui/layout'
import { walkControls } from '#ui/row-keys'
import { Text } from '#ui/text'
import css from './agenda.module.css'
import type { Board, Look } from './board.ts'
import type { CalendarEntry } from './entry.ts'
import { isInStrip, segmentsIn, type Segment } from './segments.ts'
import { clockText, minutesOfDay, zoneDay } from './zone-days.ts'

/** The coming days that hold something, one below the other. */
export function Agenda({ board, days, empty }: { board: Board; days: readonly string[]; empty: ReactNode }) {
  const { look, today } = board
  const filled = days
    .map(day => ({ day, entries: entriesOfDay(board, day) }))
    .filter(({ day, entries }) => entries.length > 0 || day === today)
  if (!filled.some(({ entries }) => entries.length > 0)) return <Nothing look={look}>{empty}</Nothing>
  return (
    // the keys walk through the buttons within
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={css.agenda} data-rows data-outdated={board.isLoading || undefined} onKeyDown={walk}>
      {filled.map(({ day, entries }) => (
        <section key={day} className={css.day} aria-label={look.formats.fullDay(day)}>
          <BareButton className={css.name} data-today={day === today || undefined} onClick={() => board.openDay(day)}>
            {look.formats.fullDay(day)}
          </BareButton>
          <EntryRows entries={entries} board={board} />
        </section>
      ))}
    </div>
  )
}

export const Nothing = ({ look: { t }, children }: { look: Look; children: ReactNode }) =>
  children ?? (
    <Text tone={3} className={css.nothing}>
      {t('nothing')}
    </Text>
  )

export const walk = (event: KeyboardEvent<HTMLElement>) => walkControls(event, 'button')

/** The entries of a day, whole days first. */
export function entriesOfDay({ items, look: { zone } }: Pick<Board, 'items' | 'look'>, day: string): Segment<CalendarEntry>[] {
  const within = zoneDay(day, zone)
  const strip = segmentsIn(items.filter(isInStrip), within, zone)
  const timed = segmentsIn(
    items.filter(item => !isInStrip(item)),
    within,
    zone,
  )
  return [...strip, ...timed.sort((one, other) => one.from - other.from || one.to - other.to)]
}

/** The rows of a day: its times, what it is, and in which state. */
export function EntryRows({ entries, board }: { entries: readonly Segment<CalendarEntry>[]; board: Board }) {
  const { look, onOpen } = board
  return (
    <BareList className={css.rows}>
      {entries.map(segment => {
        const { item } = segment
        const note = [item.detail, item.timeText === undefined && item.stateText].filter(Boolean).join(' · ')
        return (
          <li key={item.id}>
            <BareButton
              className={classes(css.row, eventColorClass(item.color), item.isDisabled && css.isDisabled)}
              onClick={({ detail }) => detail < 2 && onOpen(item)}>
              <Text as="span" tone={2} figures className={css.time}>
                {item.timeText ?? timesOf(segment, look)}
              </Text>
              <span className={css.mark} />
              <Stack grow>
                <Row gap={6}>
                  {item.icon && <Icon of={item.icon} size={16} className={css.icon} />}
                  <Text as="span" weight={600} breaks>
                    {item.title}
                  </Text>
                </Row>
                {note && (
                  <Text as="span" size="hint" tone={3}>
                    {note}
                  </Text>
                )}
              </Stack>
              {item.mark && (
                <Text as="span" tone={2} figures weight={600}>
                  {item.mark}
                </Text>
              )}
            </BareButton>
          </li>
        )
      })}
    </BareList>
  )
}

/** "18:00–19:00", or "fino alle 13:00" on the last of several days. */
function timesOf({ item, from, to, isStart, isEnd }: Segment<CalendarEntry>, { t }: Look): string {
  if (item.isAllDay || (!isStart && !isEnd)) return t('allDay')
  const [start, end] = [clockText(from), clockText(to % minutesOfDay)]
  if (!isEnd) return t('fromTime', { time: start })
  if (!isStart) return t('untilTime', { time: end })
  return item.start === item.end ? start : `${start}–${end}`
}
