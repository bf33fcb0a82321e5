import type { CopyFields, CopyThing } from '@allenio/domain/calendars'
import { addDays, dayIn } from '@allenio/domain/days'
import { occurrenceOn, occurrencesIn } from '@allenio/domain/reminders'
import { readRemindersToCopy, type ReminderToCopy } from '#areas/reminders'
import { readAppointmentsToCopy, type AppointmentToCopy } from '#areas/reservations'
import type { WorkspaceDb } from '#platform/db'

/** A time of something of ours, as it stands here now. */
export interface CopiedTime {
  occurrence: string
  /** Null where it is gone, or not the member's any more. */
  fields: CopyFields | null
}

export interface CopiedThing {
  id: string
  ownerId: string | null
  times: CopiedTime[]
  changedAt: number
  /** Only what happens once can be changed from elsewhere. */
  isRepeated: boolean
}

/** How far a repetition is copied. */
const copiedDays = 60
const defaultMs = 30 * 60_000

/** Google needs an end; what has none lasts half an hour there. */
export const lengthWithoutEnd = defaultMs

function appointmentFields(row: AppointmentToCopy): CopyFields | null {
  if (!row.is_held) return null
  return {
    title: row.first_name === null ? row.kind : `${row.kind} · ${row.first_name}`,
    start: { at: row.starts_at, zone: row.zone },
    end: { at: row.ends_at, zone: row.zone },
    place: row.place,
    details: row.link,
    hasMeet: row.has_meet,
  }
}

function reminderFields({ title, times, isDeleted }: ReminderToCopy, day: string): CopyFields | null {
  if (isDeleted) return null
  const { startsAt, endsAt, lastDay } = occurrenceOn(times, day)
  const common = { title, place: '', details: '', hasMeet: false }
  if (startsAt === null) return { ...common, start: { day }, end: { day: addDays(lastDay, 1) } }
  const end = endsAt ?? new Date(Date.parse(startsAt) + defaultMs).toISOString()
  return { ...common, start: { at: startsAt, zone: times.timeZone }, end: { at: end, zone: times.timeZone } }
}

function reminderTimes(reminder: ReminderToCopy): CopiedTime[] {
  const { times } = reminder
  if (times.repetition.kind === 'once') return [{ occurrence: '', fields: reminderFields(reminder, times.startDay) }]
  const today = dayIn(times.timeZone)
  const days = occurrencesIn(times, { from: addDays(today, -1), to: addDays(today, copiedDays) })
  return days.map(({ day }) => ({ occurrence: day, fields: reminderFields(reminder, day) }))
}

/** Things of one kind as they are now; those that were erased are not among them. */
export async function readThings(db: WorkspaceDb, thing: CopyThing, ids: readonly string[]): Promise<CopiedThing[]> {
  if (ids.length === 0) return []
  if (thing === 'appointment') {
    return (await readAppointmentsToCopy(db, ids)).map(row => ({
      id: row.id,
      ownerId: row.host_id,
      times: [{ occurrence: '', fields: appointmentFields(row) }],
      changedAt: Date.parse(row.updated_at),
      isRepeated: false,
    }))
  }
  return (await readRemindersToCopy(db, ids)).map(row => ({
    id: row.id,
    ownerId: row.authorId,
    times: reminderTimes(row),
    changedAt: Date.parse(row.changedAt),
    isRepeated: row.times.repetition.kind !== 'once',
  }))
}
