import { trainedExercisesAtMost, type TrainedExercise } from '@allenio/contract/workouts'
import type { Actor } from '#platform/access'
import { limitTo, sql, type Row, type WorkspaceDb } from '#platform/db'
import { namesOf } from './names.ts'

interface TrainedRow extends Row<'completed_exercises', 'exercise'> {
  times: number
  last_day: string
}

/** The exercises that a client has trained, that of late first. The name is the one by which it was done last. */
export async function listTrained(db: WorkspaceDb, actor: Actor, clientId: string): Promise<{ exercises: TrainedExercise[] }> {
  const rows = await db.many<TrainedRow>(sql`
    select (array_agg(e.exercise order by e.started_at desc))[1] as exercise, count(*) as times, max(e.day) as last_day
    from completed_exercises e where e.client_id = ${clientId} and e.is_counted
    group by e.exercise_key order by max(e.started_at) desc ${limitTo(trainedExercisesAtMost)}`)
  const names = await namesOf(db, actor, rows)
  return {
    exercises: rows.map(({ exercise: { id, name }, times, last_day: lastDay }) => ({
      key: id ?? name,
      name: names.get(id ?? '') ?? name,
      times,
      lastDay,
    })),
  }
}
