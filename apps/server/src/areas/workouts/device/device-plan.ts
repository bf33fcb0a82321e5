import { createHash } from 'node:crypto'
import type { Output } from '@allenio/contract'
import type { Training, getOwnTraining, MaximumFormula } from '@allenio/contract/workouts'
import { dayIn } from '@allenio/domain/days'
import { exerciseIn, type ClientColumns } from '@allenio/domain/programs'
import { exerciseKey } from '@allenio/domain/workouts'
import type { Reader } from '#areas/client-records'
import type { ReachedClient } from '#areas/clients'
import { columnsFor, readLoadStep, readProgramSettings } from '#areas/programs'
import type { Actor } from '#platform/access'
import { limitTo, sql, type Sql, type WorkspaceDb } from '#platform/db'
import { readAssignments } from '../assignments.ts'
import { selectDoneSets } from './attempts.ts'
import { readBests, readBestsBefore } from '../progress/bests.ts'
import { clientZone } from './client-zone.ts'
import { listTeamComments, presentComment } from '../comments/comments.ts'
import { listKnown } from '../history/known-exercises.ts'
import { readWholeWorkouts, type WorkoutRecord } from './parts.ts'
import { visibleParts } from '../targets.ts'

const recentExercises = 80

interface LastRow {
  key: string
  exercise_id: string | null
  day: string
  sets: Training['last'][number]['sets']
}

/** How each exercise went the last time: of those that are planned, and those that were done of late. */
const listLast = (db: WorkspaceDb, clientId: string, keys: readonly string[]) =>
  db.many<LastRow>(sql`
  with recent as (
    select exercise_key from completed_exercises where client_id = ${clientId} and is_counted
    order by started_at desc ${limitTo(recentExercises)}
  ), wanted as (select unnest(${[...keys]}::text[]) as key union select exercise_key from recent)
  ${selectLast(clientId, sql`true`)}`)

/** The last result of each exercise that is `wanted`, among those under a condition. */
const selectLast = (clientId: string, condition: Sql): Sql => sql`
  select k.key, e.exercise ->> 'id' as exercise_id, e.day, (${selectDoneSets}) as sets
  from wanted k cross join lateral (
    select e.id, e.exercise, e.day from completed_exercises e
    where e.client_id = ${clientId} and e.exercise_key = k.key and e.is_counted and ${condition}
    order by e.started_at desc, e.id limit 1) e
  order by k.key`

const workoutsUnderWay = 5

/** Workouts that another device may have begun, whole. */
async function listUnderWay(db: WorkspaceDb, clientId: string, columns: ClientColumns): Promise<Training['underWay']> {
  const workouts = await db.many<WorkoutRecord>(sql`
    select * from completed_workouts where client_id = ${clientId} and state = 'under way'
    order by started_at desc, id ${limitTo(workoutsUnderWay)}`)
  const whole = await readWholeWorkouts(db, workouts)
  return whole.map(parts => visibleParts(parts, columns))
}

const workoutsOfDay = 5

interface FinishedQuery {
  clientId: string
  today: string
  columns: ClientColumns
  formula: MaximumFormula
}

/** Workouts that were finished today, whole, so that another device tells of them as the one where they were done. */
async function listFinishedToday(
  db: WorkspaceDb,
  { clientId, today, columns, formula }: FinishedQuery,
): Promise<Training['finishedToday']> {
  const workouts = await db.many<WorkoutRecord>(sql`
    select * from completed_workouts where client_id = ${clientId} and day = ${today} and state = 'finished'
    order by started_at desc, id ${limitTo(workoutsOfDay)}`)
  const finished: Training['finishedToday'] = []
  for (const parts of await readWholeWorkouts(db, workouts)) {
    const { id: workoutId, startedAt } = parts.workout
    const keys = [...new Set(parts.exercises.map(exerciseKey))]
    const last = await db.many<LastRow>(sql`
      with wanted as (select unnest(${keys}::text[]) as key)
      ${selectLast(clientId, sql`e.workout_id <> ${workoutId} and e.started_at <= ${startedAt}`)}`)
    const bests = await readBestsBefore(db, { clientId, keys, formula, workoutId, startedAt })
    const before = { last: last.map(presentLast), bests: [...bests].map(([key, best]) => ({ key, ...best })) }
    finished.push({ ...visibleParts(parts, columns), before })
  }
  return finished
}

const presentLast = ({ key, day, sets }: LastRow): Training['last'][number] => ({ key, day, sets })

interface TrainingOf {
  client: ReachedClient
  reader: Reader
  /** The revision that the device has. */
  revision: string | undefined
}

/** Everything that a player needs without a network. */
export async function readTraining(
  db: WorkspaceDb,
  actor: Actor,
  { client: { id: clientId }, reader, revision: knownRevision }: TrainingOf,
): Promise<Output<typeof getOwnTraining>> {
  const [settings, timeZone] = [await readProgramSettings(db), await clientZone(db, clientId)]
  const today = dayIn(timeZone)
  const columns = columnsFor(actor, settings)
  const assignments = await readAssignments(db, clientId, { today, expiryDays: settings.expiryDays, columns })
  const planned = assignments.flatMap(({ rows }) => rows.flatMap(({ cells }) => exerciseIn(cells) ?? []))
  const last = await listLast(db, clientId, [...new Set(planned.map(exercise => exerciseKey({ exercise })))])
  const formula = settings.maximumFormula
  const bests = await readBests(db, { clientId, keys: last.map(({ key }) => key), formula })
  const scope = {
    planned: planned.flatMap(({ id }) => id ?? []),
    recent: last.flatMap(row => row.exercise_id ?? []),
    maySwap: settings.mayClientsSwap || actor.role !== 'client',
  }
  const training: Training = {
    clientId,
    today,
    settings: {
      mayClientsSwap: settings.mayClientsSwap,
      mayClientsReorder: settings.mayClientsReorder,
      mayClientsMoveDays: settings.mayClientsMoveDays,
      mayClientsAddExercises: settings.mayClientsAddExercises,
      mayClientsTrainFreely: settings.mayClientsTrainFreely,
      clientColumns: settings.clientColumns,
      maximumFormula: formula,
      loadStep: (await readLoadStep(db, clientId, settings)).loadStep,
    },
    assignments,
    last: last.map(presentLast),
    bests: last.flatMap(({ key }) => {
      const best = bests.get(key)
      return best ? [{ key, ...best }] : []
    }),
    comments: (await listTeamComments(db, clientId)).map(row => ({ ...presentComment(row, reader), key: row.exercise_key })),
    exercises: await listKnown(db, actor, scope),
    underWay: await listUnderWay(db, clientId, columns),
    finishedToday: await listFinishedToday(db, { clientId, today, columns, formula }),
  }
  const revision = createHash('sha256').update(JSON.stringify(training)).digest('base64url')
  return { revision, training: revision === knownRevision ? null : training }
}
