import { reminderLimits } from '@allenio/contract/reminders'
import type { CopyFields, CopyThing } from '@allenio/domain/calendars'
import { addDays, clockIn, dayIn } from '@allenio/domain/days'
import { deleteCopiedReminder, moveCopiedReminder, readRemindersToCopy } from '#areas/reminders'
import { moveCopiedAppointment } from '#areas/reservations'
import { mayDo, type Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { AppError, found } from '#platform/errors'
import { lengthWithoutEnd } from './copied-things.ts'

interface TakenChange {
  thing: CopyThing
  id: string
  /** Null where it was deleted there. */
  there: CopyFields | null
}

/** Does here what the person has done in their calendar, by their own rights and our rules. */
export async function takeChange(db: WorkspaceDb, actor: Actor, { thing, id, there }: TakenChange): Promise<void> {
  if (thing === 'appointment') {
    if (!mayDo(actor, 'update reservations')) throw new AppError('forbidden')
    // an appointment is neither deleted from elsewhere nor made a matter of whole days
    if (there === null || 'day' in there.start || 'day' in there.end) throw new AppError('invalid input')
    return moveCopiedAppointment(db, actor, { id, startDate: there.start.at, endDate: there.end.at })
  }
  if (there === null) {
    if (!mayDo(actor, 'delete reminders')) throw new AppError('forbidden')
    return deleteCopiedReminder(db, actor, id)
  }
  if (!mayDo(actor, 'update reminders')) throw new AppError('forbidden')
  const [reminder] = await readRemindersToCopy(db, [id])
  const { times } = found(reminder)
  const title = there.title.slice(0, reminderLimits.title)
  if ('day' in there.start || 'day' in there.end) {
    const day = 'day' in there.start ? there.start.day : dayIn(times.timeZone, there.start.at)
    const lastDay = 'day' in there.end ? addDays(there.end.day, -1) : dayIn(times.timeZone, there.end.at)
    return moveCopiedReminder(db, actor, { id, title, day, clock: null, endDay: lastDay > day ? lastDay : null, endClock: null })
  }
  const [start, end] = [Date.parse(there.start.at), Date.parse(there.end.at)]
  const hasEnd = times.endClock !== null || end - start !== lengthWithoutEnd
  const at = (moment: number) => ({ day: dayIn(times.timeZone, new Date(moment)), clock: clockIn(times.timeZone, moment) })
  await moveCopiedReminder(db, actor, {
    id,
    title,
    ...at(start),
    endDay: hasEnd ? at(end).day : null,
    endClock: hasEnd ? at(end).clock : null,
  })
}
