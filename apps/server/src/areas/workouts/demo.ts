import type { ExerciseBests } from '@allenio/contract/workouts'
import { addDays, romeDay } from '@allenio/domain/days'
import { childrenByParent } from '@allenio/domain/documents'
import { bestsWith, exerciseKey, isWorkDone, setsByExercise, type WorkoutResults } from '@allenio/domain/workouts'
import { newId } from '@allenio/domain/ids'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { dice, type DemoClient } from '#platform/demo'
import { refreshBests } from './progress/bests.ts'
import { demoWorkouts, type DemoDay } from './demo-workouts.ts'
import { workoutFigures } from './progress/figures.ts'
import { datesOf, lastCountedDay } from './device/plan-days.ts'
import { refreshPlans, refreshSums, releaseReader } from './device/plans.ts'
import { storeParts, type StoredWorkout } from './device/store.ts'

const historyDays = 180
/** Some have stopped training of late. */
const stoppedDays: Readonly<Record<number, number>> = { 4: 12, 9: 9, 16: 20 }
/** Something hurt the last time. */
const hurting = new Set([1, 6])

type DemoUser = Row<'program_users', 'id' | 'client_id' | 'release_id' | 'start_day' | 'weekdays' | 'last_day' | 'ended_at'> & {
  pauses: { from: string; until: string | null }[]
}

/** Half a year of training by the programs that the demo's clients were given. */
export async function fillDemoWorkouts(db: WorkspaceDb, clients: readonly DemoClient[]): Promise<void> {
  const today = romeDay()
  const from = addDays(today, -historyDays)
  const clientIds = clients.map(({ id }) => id)
  const people = await db.many<Row<'clients', 'id' | 'membership_id'>>(sql`
    select id, membership_id from clients where id = any(${clientIds}::uuid[])`)
  const days = Map.groupBy(await listDays(db, clientIds, { from, today }), ({ clientId }) => clientId)
  const stored = clients.flatMap(({ id: clientId }, index) => {
    const membershipId = people.find(({ id }) => id === clientId)?.membership_id ?? null
    return historyOf(days.get(clientId) ?? [], { clientId, index, membershipId, today })
  })
  await storeParts(db, { workouts: stored, sets: stored.flatMap(({ results }) => [...results.sets.values()]) })
  await refreshPlans(db, clientIds, from)
  await countDays(db, clientIds)
  await refreshSums(db, clientIds)
  await refreshBests(db, clientIds)
  await addComments(db, stored, today)
}

interface Span {
  from: string
  today: string
}

/** The days of their plans that are over, in order. */
async function listDays(db: WorkspaceDb, clientIds: readonly string[], { from, today }: Span): Promise<(DemoDay & { clientId: string })[]> {
  const users = await db.many<DemoUser>(sql`
    select u.id, u.client_id, u.release_id, u.start_day, u.weekdays, u.pauses, u.last_day, u.ended_at
    from program_users u where u.client_id = any(${[...clientIds]}::uuid[]) order by u.start_day, u.id`)
  const readRows = releaseReader(db)
  const childrenByRelease = new Map<string, DemoDay['children']>()
  const days: (DemoDay & { clientId: string })[] = []
  for (const user of users) {
    const rows = await readRows(user.release_id)
    const schedule = { startDay: user.start_day, weekdays: user.weekdays, pauses: user.pauses, movedDays: new Map<string, string>(), rows }
    const children = childrenByRelease.get(user.release_id) ?? childrenByParent(rows)
    childrenByRelease.set(user.release_id, children)
    const lastDay = lastCountedDay(user.last_day, user.ended_at)
    for (const { dayId, date } of datesOf(schedule))
      if (date !== null && date >= from && date < today && date <= lastDay)
        days.push({ clientId: user.client_id, programUserId: user.id, releaseId: user.release_id, dayId, date, children })
  }
  return days
}

interface DemoPerson {
  clientId: string
  index: number
  membershipId: string | null
  today: string
}

function historyOf(days: readonly DemoDay[], { clientId, index, membershipId, today }: DemoPerson): StoredWorkout[] {
  const roll = dice(index + 41)
  const adherence = 0.72 + roll() * 0.25
  const lastDay = addDays(today, -(stoppedDays[index] ?? 0))
  const trained = days.filter(({ date }) => date <= lastDay && roll() < adherence)
  const bests = new Map<string, ExerciseBests>()
  return trained.flatMap((day, at) => {
    const strength = 0.88 + (index % 7) * 0.03 + at * 0.001
    const form = { roll, strength, hurts: hurting.has(index) && at === trained.length - 1 }
    return demoWorkouts(day, form).map(results => {
      const figures = workoutFigures(results, { formula: 'epley', bests })
      addBests(bests, results)
      const isUnread = form.hurts || day.date >= addDays(today, -2)
      return { results, figures, clientId, authorId: membershipId, isByClient: membershipId !== null, isUnread }
    })
  })
}

function addBests(bests: Map<string, ExerciseBests>, results: WorkoutResults): void {
  const sets = setsByExercise(results)
  for (const exercise of results.exercises.values()) {
    const key = exerciseKey(exercise)
    bests.set(key, bestsWith(bests.get(key) ?? null, (sets.get(exercise.id) ?? []).filter(isWorkDone), 'epley'))
  }
}

const countDays = (db: WorkspaceDb, clientIds: readonly string[]) =>
  db.run(sql`
  insert into workout_days (client_id, day, done)
  select w.client_id, w.day, count(*) from completed_workouts w
  where w.client_id = any(${[...clientIds]}::uuid[]) and w.state = 'finished' group by w.client_id, w.day
  on conflict (workspace_id, client_id, day) do update set done = excluded.done`)

const comments = ['Bel lavoro: la prossima volta sali di 2,5 kg.', 'Tieni il busto più alto nella seconda metà.'] as const

/** The coach has said something about the last workouts of a few. */
async function addComments(db: WorkspaceDb, stored: readonly StoredWorkout[], today: string): Promise<void> {
  const coach = await db.maybeOne<Row<'memberships', 'id'>>(sql`
    select id from memberships where role in ('coach', 'admin') order by role desc, created_at limit 1`)
  const last = [...new Map(stored.map(each => [each.clientId, each])).values()].filter((_, at) => at % 3 === 0)
  const rows = last.flatMap(({ clientId, results }, at) => {
    const [exercise] = results.exercises.keys()
    const text = comments[at % comments.length]
    return exercise ? [{ id: newId(), client: clientId, exercise, workout: results.workout.id, text }] : []
  })
  const json = JSON.stringify(rows)
  await db.run(sql`
    insert into workout_comments (id, client_id, exercise_id, text, author_id, is_by_client, created_at)
    select id, client, exercise, text, ${coach?.id ?? null}, false, ${today}::date - interval '2 hours'
    from jsonb_to_recordset(${json}::jsonb) as r (id uuid, client uuid, exercise uuid, text text)`)
  await db.run(sql`
    update completed_workouts w set comments = 1, is_unread_by_client = true
    from jsonb_to_recordset(${json}::jsonb) as r (workout uuid) where w.id = r.workout`)
}
