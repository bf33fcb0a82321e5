import type { AgendaEntry, AgendaLayer, Reminder } from '@allenio/contract/reminders'
import { addDays, clockIn, dayIn, daysBetween } from '@allenio/domain/days'
import {
  IconBarbell,
  IconBell,
  IconCalendarShare,
  IconCalendarCheck,
  IconChecklist,
  IconCircleCheck,
  IconClipboardText,
  IconCreditCard,
  IconFlag,
  IconStethoscope,
} from '@tabler/icons-react'
import { wholeDays, type CalendarEntry, type CalendarSpan } from '#ui/calendar'
import type { IconComponent } from '#ui/icon'

export const layerIcons: Readonly<Record<AgendaLayer, IconComponent>> = {
  appointments: IconCalendarCheck,
  visits: IconStethoscope,
  'check-ins': IconClipboardText,
  tasks: IconChecklist,
  workouts: IconBarbell,
  programs: IconFlag,
  subscriptions: IconCreditCard,
  external: IconCalendarShare,
}

const reminderLayer = 'a reminders'
/** A reminder without an end is drawn as long as this. */
const drawnMinutes = 30
const minuteMs = 60_000

interface EntryWords {
  zone: string
  done: string
}

export const reminderKey = ({ id, day }: Pick<Reminder, 'id' | 'day'>): string => `${id}/${day}`

/** A repeated reminder is moved in its form, where all of its days can be seen. */
const mayMove = ({ may, repetition }: Reminder): boolean => may.update && repetition.kind === 'once'

export function entryOfReminder(reminder: Reminder, { zone, done }: EntryWords): CalendarEntry {
  const { title, color, day, lastDay, startsAt, endsAt, items, tick, client } = reminder
  const tickedItems = items.filter(item => item.tick !== null).length
  const end = endsAt ?? (startsAt === null ? null : new Date(Date.parse(startsAt) + drawnMinutes * minuteMs).toISOString())
  return {
    id: reminderKey(reminder),
    ...(startsAt === null || end === null ? wholeDays(day, lastDay, zone) : { start: startsAt, end }),
    title,
    detail: client?.name,
    color,
    icon: tick ? IconCircleCheck : IconBell,
    mark: items.length > 0 ? `${tickedItems}/${items.length}` : undefined,
    layer: reminderLayer,
    ...(tick && { isDisabled: true, stateText: done }),
    mayMove: mayMove(reminder),
    mayResize: mayMove(reminder),
  }
}

export function entryOfAgenda(entry: AgendaEntry, { zone, done }: EntryWords): CalendarEntry {
  const { id, day, startsAt, endsAt, title, detail, color, client, layer, isDone } = entry
  const end = endsAt ?? (startsAt === null ? null : new Date(Date.parse(startsAt) + drawnMinutes * minuteMs).toISOString())
  return {
    id,
    ...(startsAt === null || end === null ? wholeDays(day, day, zone) : { start: startsAt, end }),
    title: client?.name ?? title,
    detail: [client && title, detail].filter(Boolean).join(' · ') || undefined,
    color,
    icon: layerIcons[layer],
    layer,
    ...(isDone && { isDisabled: true, stateText: done }),
  }
}

/** The fields of a reminder that lies where the calendar has dropped it, by the clock of the reminder's zone. */
export function movedTo(
  first: Reminder['first'],
  { start, end, isAllDay = false }: CalendarSpan,
  { from, timeZone, zone }: { from: CalendarSpan; timeZone: string; zone: string },
): Reminder['first'] {
  if (isAllDay) {
    const [day, last] = [dayIn(zone, start), addDays(dayIn(zone, end), -1)]
    return { day, clock: null, endDay: last > day ? last : null, endClock: null }
  }
  const at = (moment: string) => ({ day: dayIn(timeZone, moment), clock: clockIn(timeZone, Date.parse(moment)) })
  const [begin, finish] = [at(start), at(end)]
  // a reminder without an end keeps none while it is only moved
  const hadEnd = first.endClock !== null
  const isMovedOnly = !hadEnd && first.clock !== null && lengthOf({ start, end }) === lengthOf(from)
  return isMovedOnly ? { ...begin, endDay: null, endClock: null } : { ...begin, endDay: finish.day, endClock: finish.clock }
}

const lengthOf = ({ start, end }: Pick<CalendarSpan, 'start' | 'end'>): number => Date.parse(end) - Date.parse(start)

/** How the form begins for what was drawn in the calendar. */
export function startOf({ start, end, isAllDay = false }: CalendarSpan, zone: string): Reminder['first'] {
  if (isAllDay) {
    const [day, last] = [dayIn(zone, start), addDays(dayIn(zone, end), -1)]
    return { day, clock: null, endDay: daysBetween(day, last) > 0 ? last : null, endClock: null }
  }
  const day = dayIn(zone, start)
  return { day, clock: clockIn(zone, Date.parse(start)), endDay: dayIn(zone, end), endClock: clockIn(zone, Date.parse(end)) }
}
