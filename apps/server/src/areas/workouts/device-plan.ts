import { createHash } from 'node:crypto'
import type { Output } from '@allenio/contract'
import type { Training, getOwnTraining } from '@allenio/contract/workout-player'
import { dayIn } from '@allenio/domain/days'
import { exerciseIn, type ClientColumns } from '@allenio/domain/programs'
import { exerciseKey } from '@allenio/domain/workouts'
import type { ReachedClient, Reader } from '#areas/clients'
import { columnsFor, readLoadStep, readProgramSettings } from '#areas/programs'
import type { Actor } from '#platform/access'
import { limitTo, sql, type WorkspaceDb } from '#platform/db'
import { readAssignments } from './assignments.ts'
import { selectDoneSets } from './attempts.ts'
import { readBests } from './bests.ts'
import { clientZone } from './client-zone.ts'
import { listTeamComments, presentComment } from './comments.ts'
import { listKnown } from './known-exercises.ts'
import { readWholeWorkouts, type WorkoutRecord } from './parts.ts'
import { visibleParts } from './targets.ts'

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
  select k.key, e.exercise ->> 'id' as exercise_id, e.day, (${selectDoneSets}) as sets
  from wanted k cross join lateral (
    select e.id, e.exercise, e.day from completed_exercises e
    where e.client_id = ${clientId} and e.exercise_key = k.key and e.is_counted order by e.started_at desc, e.id limit 1) e
  order by k.key`)

const workoutsUnderWay = 5

/** Workouts that another device may have begun, whole. */
async function listUnderWay(db: WorkspaceDb, clientId: string, columns: ClientColumns): Promise<Training['underWay']> {
  const workouts = await db.many<WorkoutRecord>(sql`
    select * from completed_workouts where client_id = ${clientId} and state = 'under way'
    order by started_at desc, id ${limitTo(workoutsUnderWay)}`)
  const whole = await readWholeWorkouts(db, workouts)
  return whole.map(parts => visibleParts(parts, columns))
}

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
    last: last.map(({ key, day, sets }) => ({ key, day, sets })),
    bests: last.flatMap(({ key }) => {
      const best = bests.get(key)
      return best ? [{ key, ...best }] : []
    }),
    comments: (await listTeamComments(db, clientId)).map(row => ({ ...presentComment(row, reader), key: row.exercise_key })),
    exercises: await listKnown(db, actor, scope),
    underWay: await listUnderWay(db, clientId, columns),
  }
  const revision = createHash('sha256').update(JSON.stringify(training)).digest('base64url')
  return { revision, training: revision === knownRevision ? null : training }
}
