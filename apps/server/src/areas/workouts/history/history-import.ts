import { createHash } from 'node:crypto'
import type { CompletedSet, HistorySource, ImportedWorkout } from '@allenio/contract/workouts'
import { momentOf } from '@allenio/domain/days'
import { idOfHash, newId } from '@allenio/domain/ids'
import { newExercise, resultsOf, type WorkoutResults } from '@allenio/domain/workouts'
import type { Actor } from '#platform/access'
import { audit } from '#platform/audit'
import { lockFor, sql, type Row, type WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { refreshBests } from '../progress/bests.ts'
import { clientZone } from '../device/client-zone.ts'
import { refreshLifts } from '../progress/lifts.ts'
import { figuresOf, refreshDays } from '../device/saves.ts'
import { withKnownExercises } from '../device/sent-parts.ts'
import { storeParts } from '../device/store.ts'

interface History {
  actor: Actor
  clientId: string
  importId: string
  source: HistorySource
  workouts: readonly ImportedWorkout[]
}

type Identity = Pick<ImportedWorkout, 'day' | 'clock' | 'name'>

/** Derives an id from the workout itself, so that a repeated import finds it, whatever its file. */
export const idOf = (clientId: string, { day, clock, name }: Identity): string =>
  idOfHash(createHash('sha256').update(`allenio workout ${clientId} ${day} ${clock} ${name}`).digest('hex'))

/** Makes results. The times of sets are not known, so they are spread over the time of the workout. */
function resultsOfImported(workout: ImportedWorkout, { id, zone }: { id: string; zone: string }): WorkoutResults {
  const { name, day, clock, minutes, note } = workout
  const start = momentOf(day, clock, zone)
  const at = (part: number) => new Date(start + Math.round(part * minutes * 60_000)).toISOString()
  const setsInAll = workout.exercises.reduce((sum, { sets }) => sum + sets.length, 0)
  const sets: CompletedSet[] = []
  const exercises = workout.exercises.map(({ exercise, superset, note: words, sets: done }, position) => {
    const exerciseId = newId()
    for (const [place, set] of done.entries()) {
      const doneAt = at((sets.length + 1) / setsInAll)
      sets.push({ id: newId(), exerciseId, position: place, ...set, doneAt, isRemoved: false, changedAt: doneAt })
    }
    const created = newExercise({ id: exerciseId, workoutId: id, rowId: null, position, superset, exercise, target: null, at: at(0) })
    return { ...created, note: words }
  })
  return resultsOf({
    workout: {
      id,
      programUserId: null,
      releaseId: null,
      dayId: null,
      plannedWorkoutId: null,
      name,
      day,
      startedAt: at(0),
      finishedAt: at(1),
      state: 'finished',
      rpe: null,
      note,
      changedAt: at(1),
    },
    exercises,
    sets,
  })
}

/** Imports workouts. Nobody is notified, because they are long over; one that exists already stays as it is. */
export async function importHistory(db: WorkspaceDb, { actor, clientId, importId, source, workouts }: History) {
  await lockFor(db, 'training', clientId)
  const zone = await clientZone(db, clientId)
  const byId = new Map(workouts.map(workout => [idOf(clientId, workout), workout]))
  const knownRows = await db.many<Row<'completed_workouts', 'id'>>(sql`
    select id from completed_workouts where id = any(${[...byId.keys()]}::uuid[])`)
  for (const { id } of knownRows) byId.delete(id)
  const fresh = [...byId]
    .map(([id, workout]) => resultsOfImported(workout, { id, zone }))
    .filter(({ workout: { finishedAt } }) => Date.parse(finishedAt ?? '') <= Date.now())
    .sort((one, other) => one.workout.startedAt.localeCompare(other.workout.startedAt))
  for (const sent of fresh) {
    const exercises = await withKnownExercises(db, [...sent.exercises.values()])
    const results = { ...sent, exercises: new Map(exercises.map(each => [each.id, each])) }
    // each workout is stored before the next is counted, so that records are those of its day
    const figures = await figuresOf(db, clientId, results)
    const by = { authorId: actor.membershipId, isByClient: actor.role === 'client' }
    await storeParts(db, { workouts: [{ results, figures, clientId, ...by, isUnread: false }], sets: [...results.sets.values()] })
  }
  const ids = fresh.map(({ workout }) => workout.id)
  await db.run(sql`
    update completed_workouts set import_id = ${importId}, import_source = ${source} where id = any(${ids}::uuid[])`)
  await refreshFigures(db, clientId, ids)
  const details = { importId, source, added: ids.length }
  await audit(db, { personId: actor.personId, action: 'import workouts', subjectId: clientId, details })
  return { added: ids.length, skipped: workouts.length - ids.length }
}

/** Computes the figures that depend on these workouts, which `remove` may delete first. */
async function refreshFigures(db: WorkspaceDb, clientId: string, workoutIds: readonly string[], remove?: () => Promise<unknown>) {
  const workouts = await db.many<Row<'completed_workouts', 'day' | 'started_at'>>(sql`
    select day, started_at from completed_workouts where id = any(${[...workoutIds]}::uuid[]) order by started_at`)
  const exercises = await db.many<Row<'completed_exercises', 'exercise_key'>>(sql`
    select distinct exercise_key from completed_exercises where workout_id = any(${[...workoutIds]}::uuid[])`)
  await remove?.()
  const [first] = workouts
  if (!first) return
  const keys = exercises.map(row => row.exercise_key)
  await refreshBests(db, [clientId], keys)
  await refreshDays(
    db,
    clientId,
    workouts.map(({ day }) => day),
  )
  await refreshLifts(db, clientId, { keys, workoutIds, from: first.started_at })
}

export async function undoImport(db: WorkspaceDb, { actor, clientId, importId }: Omit<History, 'source' | 'workouts'>): Promise<void> {
  await lockFor(db, 'training', clientId)
  const rows = await db.many<Row<'completed_workouts', 'id'>>(sql`
    select id from completed_workouts where client_id = ${clientId} and import_id = ${importId}`)
  const ids = rows.map(({ id }) => id)
  found(ids[0])
  await refreshFigures(db, clientId, ids, () => db.run(sql`delete from completed_workouts where id = any(${ids}::uuid[])`))
  const details = { importId, removed: ids.length }
  await audit(db, { personId: actor.personId, action: 'undo import of workouts', subjectId: clientId, details })
}

interface ListedImport {
  importId: string
  source: HistorySource
  workouts: number
  from: string
  to: string
  createdAt: string
}

export const listImports = async (db: WorkspaceDb, clientId: string) => ({
  imports: await db.many<ListedImport>(sql`
    select import_id as "importId", min(import_source) as source, count(*) as workouts, min(day) as "from", max(day) as "to",
      min(created_at) as "createdAt"
    from completed_workouts where client_id = ${clientId} and import_id is not null
    group by import_id order by min(created_at) desc, import_id limit 20`),
})
