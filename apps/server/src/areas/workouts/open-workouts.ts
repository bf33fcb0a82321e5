import { lastDoneOf, leftAfterHours, momentAfter } from '@allenio/domain/workouts'
import { sql, lockFor, type Row, type WorkspaceDb } from '#platform/db'
import { defineSweep, defineWorkspaceJob, enqueueIn } from '#platform/jobs'
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

export const closeLeftWorkouts = defineWorkspaceJob<Record<string, never>>({
  name: 'close left workouts',
  async handle({ db }) {
    const workouts = await db.many<Row<'completed_workouts', 'id' | 'client_id'>>(sql`
      select w.id, w.client_id from completed_workouts w where ${isLeftOpen} order by w.client_id, w.id`)
    for (const { id, client_id } of workouts) await closeWorkout(db, id, client_id)
  },
})

export const sweepLeftWorkouts = defineSweep({
  name: 'sweep left workouts',
  cron: '23 4 * * *',
  handle: ({ database }) =>
    database.withSystem('write', async db => {
      const businesses = await db.many<Row<'completed_workouts', 'workspace_id'>>(sql`
        select distinct w.workspace_id from completed_workouts w where ${isLeftOpen}`)
      for (const { workspace_id } of businesses) await enqueueIn(db, workspace_id, closeLeftWorkouts, {}, { singletonKey: workspace_id })
    }),
})
