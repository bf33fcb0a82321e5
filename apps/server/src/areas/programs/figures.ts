import type { Output } from '@allenio/contract'
import type { getProgramInfo } from '@allenio/contract/programs'
import { subtreeOf, type DocumentRows } from '@allenio/domain/documents'
import { askedSetsOf, exerciseIn, muscleSetsOf, workoutMinutes } from '@allenio/domain/programs'
import { exerciseNames } from '#areas/exercises'
import type { WorkspaceDb } from '#platform/db'

type Info = Output<typeof getProgramInfo>

/** The size of a program. Muscles and equipment are known where its exercises are in a library. */
export async function readFigures(db: WorkspaceDb, rows: DocumentRows, programId: string): Promise<Info> {
  const visible = subtreeOf(rows, programId)
  const ofType = (type: string) => visible.filter(row => row.type === type)
  const exercises = ofType('row').filter(({ cells }) => exerciseIn(cells))
  const library = await exerciseNames(
    db,
    exercises.flatMap(({ cells }) => exerciseIn(cells)?.id ?? []),
  )
  const byWorkout = Map.groupBy(exercises, row => row.parentId)
  const muscles = muscleSetsOf(exercises, id => {
    const exercise = library.get(id)
    return exercise && { primary: exercise.primary_muscles, secondary: exercise.secondary_muscles }
  })
  return {
    weeks: ofType('week').length,
    days: ofType('day').length,
    workouts: ofType('workout').length,
    exercises: exercises.length,
    sets: exercises.reduce((sum, { cells }) => sum + askedSetsOf(cells), 0),
    minutes: [...byWorkout.values()].reduce((sum, workout) => sum + workoutMinutes(workout), 0),
    equipment: [...new Set([...library.values()].flatMap(({ equipment }) => equipment))].toSorted(),
    muscles: [...muscles].map(([muscle, sets]) => ({ muscle, sets })).toSorted((one, other) => other.sets - one.sets),
  }
}
