import type { Output } from '@allenio/contract'
import type { AgendaEntry, listReminders, Reminder } from '@allenio/contract/reminders'
import { clockIn, dayIn } from '@allenio/domain/days'

/** An entry on a client's day: a reminder that is ticked here, or something that is done on another page. */
export type OwnEntry = { id: string; day: string; time: string | undefined; title: string; text: string; isDone: boolean } & (
  | { kind: 'reminder'; task: NonNullable<Reminder['ownTask']> }
  | { kind: 'entry'; layer: AgendaEntry['layer']; link: string }
)

export interface OwnDay {
  day: string
  entries: OwnEntry[]
}

interface DaysAt {
  today: string
  lastDay: string
  zone: string
  /** Tasks that were ticked here and are not sent yet, as id and day. */
  sentLater: ReadonlySet<string>
}

export const taskKey = ({ id, dueDay }: { id: string; dueDay: string }): string => `${id}/${dueDay}`

const timeOf = (moment: string | null, zone: string) => (moment === null ? undefined : clockIn(zone, Date.parse(moment)))

/** The days from today on that have something, today always, and what of the days before was left undone. */
export function ownDays(
  { reminders, agenda }: Pick<Output<typeof listReminders>, 'reminders' | 'agenda'>,
  { today, lastDay, zone, sentLater }: DaysAt,
): { late: OwnEntry[]; days: OwnDay[] } {
  const ofReminders = reminders.flatMap(({ id, day, startsAt, title, text, ownTask }): OwnEntry[] =>
    ownTask === null
      ? []
      : [
          {
            kind: 'reminder',
            id: `${id}/${day}`,
            day: startsAt === null ? day : dayIn(zone, startsAt),
            time: timeOf(startsAt, zone),
            title,
            text,
            isDone: ownTask.isDone || sentLater.has(taskKey(ownTask)),
            task: ownTask,
          },
        ],
  )
  const ofAreas = agenda.map(({ id, layer, day, startsAt, title, detail, link, isDone }): OwnEntry => ({
    kind: 'entry',
    id,
    day,
    time: timeOf(startsAt, zone),
    title,
    text: detail,
    isDone,
    layer,
    link,
  }))
  const entries = [...ofReminders, ...ofAreas].toSorted((a, b) => (a.time ?? '').localeCompare(b.time ?? ''))
  const coming = entries.filter(({ day }) => day >= today && day <= lastDay)
  const byDay = Map.groupBy(coming, ({ day }) => day)
  const days = [...new Set([today, ...byDay.keys()])].sort().map(day => ({ day, entries: byDay.get(day) ?? [] }))
  return { late: entries.filter(({ day, isDone, kind }) => day < today && !isDone && kind === 'reminder'), days }
}
