import type { SubjectPart } from '#areas/client-records'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { namesInLanguages } from './history/names.ts'

/** A workout of a client that a chat message is about. */
export const workoutSubject: SubjectPart = {
  kind: 'workout',
  permission: 'view workouts',
  async find(db, { clientId, id }) {
    const row = await db.maybeOne<Row<'completed_workouts', 'name' | 'day'>>(sql`
      select name, day from completed_workouts where id = ${id} and client_id = ${clientId}`)
    return row && { title: row.name, day: row.day, parentId: null }
  },
  async listOpenable(db, _actor, { clientId, subjects }) {
    const rows = await db.many<Row<'completed_workouts', 'id'>>(sql`
      select id from completed_workouts where id = any(${subjects.map(({ id }) => id)}::uuid[]) and client_id = ${clientId}`)
    return rows.map(({ id }) => id)
  },
}

type ExerciseRow = Row<'completed_exercises', 'exercise' | 'day' | 'workout_id'>

const findExercise = (db: WorkspaceDb, { clientId, id }: { clientId: string; id: string }) =>
  db.maybeOne<ExerciseRow>(sql`
  select exercise, day, workout_id from completed_exercises where id = ${id} and client_id = ${clientId} and not is_removed`)

/** An exercise of a workout. */
export const exerciseSubject: SubjectPart = {
  kind: 'exercise',
  permission: 'view workouts',
  async find(db, at) {
    const row = await findExercise(db, at)
    if (!row) return undefined
    return { title: row.exercise.name, titles: await namesInLanguages(db, row.exercise), day: row.day, parentId: row.workout_id }
  },
  async listOpenable(db, _actor, { clientId, subjects }) {
    const rows = await db.many<Row<'completed_exercises', 'id'>>(sql`
      select id from completed_exercises
      where id = any(${subjects.map(({ id }) => id)}::uuid[]) and client_id = ${clientId} and not is_removed`)
    return rows.map(({ id }) => id)
  },
}
