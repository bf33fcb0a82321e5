import { lastDoneOf, leftAfterHours, momentAfter } from '@allenio/domain/workouts'
import { limitTo, lockFor, sql, type Row, type WorkspaceDb } from '#platform/db'
import { defineItemsJob, defineSweep, jobInWorkspaces, type WorkspaceRow } from '#platform/jobs'
import { findWorkoutWithParts, presentWorkoutPart } from './parts.ts'
import { storeMerge } from './saves.ts'

const isLeftOpen = sql`w.state = 'under way' and w.started_at < now() - make_interval(hours => ${leftAfterHours})`

/** Finishes a workout with its last set; one without any is discarded. A device that comes back with more sets changes that. */
async function closeWorkout(db: WorkspaceDb, id: string, clientId: string): Promise<void> {
  await lockFor(db, 'training', clientId)
  const { before, parts } = await findWorkoutWithParts(db, id)
  if (before?.state !== 'under way') return
  const stored = presentWorkoutPart(before)
  const lastDone = lastDoneOf(parts.sets.values())
  const changedAt = momentAfter(stored.changedAt)
  const workout =
    lastDone === undefined
      ? { ...stored, state: 'discarded' as const, changedAt }
      : { ...stored, state: 'finished' as const, finishedAt: lastDone, changedAt }
  const unchanged = { changedExercises: [], changedSets: [], earlierSets: [], answer: { workout: null, exercises: [], sets: [] } }
  const merge = { results: { workout, ...parts }, ...unchanged }
  await storeMerge(db, { by: { membershipId: before.author_id, isByClient: before.is_by_client }, clientId, merge, before, parts })
}

export const closeLeftWorkouts = defineItemsJob<Record<string, never>, Row<'completed_workouts', 'id' | 'client_id'>>({
  name: 'close left workouts',
  list: (db, { isNext, limit }) =>
    db.many(sql`
      select w.id, w.client_id from completed_workouts w where ${isLeftOpen} and ${isNext(sql`w.workspace_id`, sql`w.id`)}
      order by w.client_id, w.id ${limitTo(limit)}`),
  treat: async (db, workouts) => {
    for (const { id, client_id } of workouts) await closeWorkout(db, id, client_id)
  },
})

const businessesWithLeftWorkouts = jobInWorkspaces({
  job: closeLeftWorkouts,
  list: db => db.many<WorkspaceRow>(sql`select distinct w.workspace_id from completed_workouts w where ${isLeftOpen}`),
})

export const sweepLeftWorkouts = defineSweep({ name: 'sweep left workouts', cron: '23 4 * * *', parts: () => [businessesWithLeftWorkouts] })
