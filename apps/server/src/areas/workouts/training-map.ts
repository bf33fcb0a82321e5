import type { Output } from '@allenio/contract'
import { trainingMapWeeks, type getTrainingMap, type listTrainingMarks } from '@allenio/contract/workouts'
import { addDays, mondayOf } from '@allenio/domain/days'
import { adherenceDays, adherenceDrop, adherenceOf, type TrainingDay } from '@allenio/domain/programs'
import { businessDay, reachableClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { sql, type Row, type Total, type WorkspaceDb } from '#platform/db'
import { readLastWorkout } from './list.ts'

type DayRow = Row<'workout_days', 'client_id' | 'day' | 'planned' | 'done'>

/** Pauses are planned around, so that the days need not know of them. */
const marksOf = (days: readonly TrainingDay[], today: string) => adherenceOf(days, { today })

/** Twelve weeks of a client, and how regularly they have trained. */
export async function readTrainingMap(db: WorkspaceDb, actor: Actor, clientId: string): Promise<Output<typeof getTrainingMap>> {
  const today = businessDay()
  const from = addDays(mondayOf(today), -7 * (trainingMapWeeks - 1))
  const [days, last, { total }] = await Promise.all([
    db.many<DayRow>(sql`
      select client_id, day, planned, done from workout_days
      where client_id = ${clientId} and day between ${from} and ${addDays(mondayOf(today), 6)} and planned + done > 0 order by day`),
    readLastWorkout(db, actor, clientId),
    db.one<Total>(sql`select count(*) as total from completed_workouts where client_id = ${clientId} and state = 'finished'`),
  ])
  return {
    from,
    today,
    days: days.map(({ day, planned, done }) => ({ day, planned, done })),
    mark: marksOf(days, today),
    drop: adherenceDrop(days, { today }),
    last,
    total,
  }
}

/** The dots of several clients, from one statement. */
export async function listMarks(db: WorkspaceDb, actor: Actor, clientIds: readonly string[]): Promise<Output<typeof listTrainingMarks>> {
  const today = businessDay()
  const [clients, days] = await Promise.all([
    db.many<Row<'clients', 'id'>>(sql`
      select c.id from clients c where c.id = any(${[...clientIds]}::uuid[]) and ${reachableClients(actor)} order by c.id`),
    db.many<DayRow>(sql`
      select client_id, day, planned, done from workout_days
      where client_id = any(${[...clientIds]}::uuid[]) and day between ${addDays(today, 1 - adherenceDays)} and ${today}`),
  ])
  const byClient = Map.groupBy(days, ({ client_id }) => client_id)
  return { marks: clients.map(({ id: clientId }) => ({ clientId, ...marksOf(byClient.get(clientId) ?? [], today) })) }
}
