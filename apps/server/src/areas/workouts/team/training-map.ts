import type { Output } from '@allenio/contract'
import { trainingMapWeeks, type getTrainingMap, type listTrainingMarks } from '@allenio/contract/workouts'
import { addDays, daysBetween, mondayOf, romeDay } from '@allenio/domain/days'
import { adherenceDays, adherenceDrop, adherenceOf } from '@allenio/domain/programs'
import { reachableClients } from '#areas/clients'
import type { Actor } from '#platform/access'
import { limitTo, sql, type Count, type Row, type Total, type WorkspaceDb } from '#platform/db'
import { readLastWorkout } from '../list.ts'
import { namesOf } from '../history/names.ts'
import { readThresholds } from './thresholds.ts'

type DayRow = Row<'workout_days', 'client_id' | 'day' | 'planned' | 'dated' | 'done'>
type PainRow = Row<'completed_exercises', 'workout_id' | 'day' | 'exercise' | 'pain'>

const findPain = (db: WorkspaceDb, clientId: string, from: string) =>
  db.maybeOne<PainRow>(sql`
  select e.workout_id, e.day, e.exercise, e.pain from completed_exercises e join completed_workouts w on w.id = e.workout_id
  where e.client_id = ${clientId} and e.pain is not null and not e.is_removed and e.day >= ${from} and w.state <> 'discarded'
  order by e.day desc, e.started_at desc, e.position ${limitTo(1)}`)

type ImportedDay = Row<'completed_workouts', 'day'> & Count

/** Days of a history from elsewhere: the map shows them, and adherence leaves them out. */
const listImportedDays = (db: WorkspaceDb, clientId: string, from: string) =>
  db.many<ImportedDay>(sql`
  select day, count(*) as count from completed_workouts
  where client_id = ${clientId} and import_id is not null and day >= ${from} group by day`)

function withImported(days: readonly DayRow[], imported: readonly ImportedDay[]) {
  const byDay = new Map(days.map(({ day, planned, dated, done }) => [day, { day, planned, dated, done }]))
  for (const { day, count } of imported) {
    const former = byDay.get(day) ?? { day, planned: 0, dated: 0, done: 0 }
    byDay.set(day, { ...former, done: former.done + count })
  }
  return [...byDay.values()].sort((one, other) => (one.day < other.day ? -1 : 1))
}

type ProgramRow = Row<'program_users', 'program_id' | 'title' | 'start_day' | 'last_day'>

/** The latest of those that run on a day. */
const findProgram = (db: WorkspaceDb, clientId: string, today: string) =>
  db.maybeOne<ProgramRow>(sql`
  select program_id, title, start_day, last_day from program_users
  where client_id = ${clientId} and ended_at is null and start_day <= ${today} and last_day >= ${today}
  order by start_day desc, id desc ${limitTo(1)}`)

const weeksBetween = (from: string, to: string): number => Math.floor(daysBetween(from, to) / 7) + 1

const presentProgram = ({ program_id: id, title, start_day: startDay, last_day: lastDay }: ProgramRow, today: string) => {
  const monday = mondayOf(startDay)
  return { id, title, week: weeksBetween(monday, today), weeks: weeksBetween(monday, lastDay), lastDay }
}

const presentPain = ({ pain, workout_id: workoutId, day, exercise }: PainRow, names: ReadonlyMap<string, string>) =>
  pain && { ...pain, workoutId, day, exercise: names.get(exercise.id ?? '') ?? exercise.name }

/** Twelve weeks of a client, how regularly they have trained, and what comes next. */
export async function readTrainingMap(db: WorkspaceDb, actor: Actor, clientId: string): Promise<Output<typeof getTrainingMap>> {
  const today = romeDay()
  const from = addDays(mondayOf(today), -7 * (trainingMapWeeks - 1))
  const [days, imported, next, last, program, painRow, { total }, { thresholds, ownThresholds }] = await Promise.all([
    db.many<DayRow>(sql`
      select client_id, day, planned, dated, done from workout_days
      where client_id = ${clientId} and day between ${from} and ${addDays(mondayOf(today), 6)} and planned + done > 0 order by day`),
    listImportedDays(db, clientId, from),
    db.maybeOne<Row<'workout_days', 'day'>>(sql`
      select day from workout_days where client_id = ${clientId} and day >= ${today} and planned > done order by day ${limitTo(1)}`),
    readLastWorkout(db, actor, clientId),
    findProgram(db, clientId, today),
    findPain(db, clientId, addDays(today, 1 - adherenceDays)),
    db.one<Total>(sql`select count(*) as total from completed_workouts where client_id = ${clientId} and state = 'finished'`),
    readThresholds(db, [clientId]),
  ])
  const own = ownThresholds.get(clientId)
  const names = painRow ? await namesOf(db, actor, [painRow]) : new Map<string, string>()
  return {
    from,
    today,
    days: withImported(days, imported),
    nextDay: next?.day ?? null,
    // pauses are planned around, so that the days need not know of them
    mark: adherenceOf(days, { today, thresholds: own ?? thresholds }),
    thresholds: { ...(own ?? thresholds), isOwn: own !== undefined },
    drop: adherenceDrop(days, { today }),
    last,
    program: program ? presentProgram(program, today) : null,
    pain: painRow ? presentPain(painRow, names) : null,
    total,
  }
}

/** The dots of several clients, from one statement. */
export async function listMarks(db: WorkspaceDb, actor: Actor, clientIds: readonly string[]): Promise<Output<typeof listTrainingMarks>> {
  const today = romeDay()
  const [clients, days, { thresholds, ownThresholds }] = await Promise.all([
    db.many<Row<'clients', 'id'>>(sql`
      select c.id from clients c where c.id = any(${[...clientIds]}::uuid[]) and ${reachableClients(actor)} order by c.id`),
    db.many<DayRow>(sql`
      select client_id, day, planned, dated, done from workout_days
      where client_id = any(${[...clientIds]}::uuid[]) and day between ${addDays(today, 1 - adherenceDays)} and ${today}`),
    readThresholds(db, clientIds),
  ])
  const byClient = Map.groupBy(days, ({ client_id }) => client_id)
  const markOf = (clientId: string) =>
    adherenceOf(byClient.get(clientId) ?? [], { today, thresholds: ownThresholds.get(clientId) ?? thresholds })
  return { marks: clients.map(({ id }) => ({ clientId: id, ...markOf(id) })) }
}
