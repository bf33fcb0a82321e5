import type { Output } from '@allenio/contract'
import type { getClientExercise } from '@allenio/contract/workouts'
import type { Reader } from '#areas/client-records'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { found } from '#platform/errors'
import { readWorkout, workoutIdOf } from '../detail.ts'
import { readHistory, readKey } from '../history/history.ts'

interface ExerciseAt {
  clientId: string
  weightId: string
}

/** One exercise of a workout, and how it went before and after. */
export async function readExercise(
  db: WorkspaceDb,
  actor: Actor,
  reader: Reader,
  { clientId, weightId }: ExerciseAt,
): Promise<Output<typeof getClientExercise>> {
  const id = await workoutIdOf(db, clientId, weightId)
  const {
    exerciseList,
    may: _,
    previousId: _previousId,
    nextId: _nextId,
    updatedAt: _updatedAt,
    ...workout
  } = await readWorkout(db, actor, reader, { id, clientId })
  const { exercise_key: key } = await readKey(db, weightId)
  const exercise = found(exerciseList.find(each => each.id === weightId))
  return { workout, exercise, history: await readHistory(db, actor, { clientId, key }) }
}
