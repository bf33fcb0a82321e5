import type { RowCells } from '@allenio/contract/program-cells'
import type { CompletedExercise } from '@allenio/contract/workout-results'
import { visibleCells, type ClientColumns } from '@allenio/domain/programs'
import { columnsFor, readProgramSettings } from '#areas/programs'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { readRelease } from '#platform/documents'
import { readWholeWorkout, type WorkoutParts } from './parts.ts'

// The target of an exercise is stored whole and shown to the team. The client reads of it what the business shows them.

export const visibleTarget = (target: RowCells | null, columns: ClientColumns): RowCells | null => target && visibleCells(target, columns)

export const visiblePart = (exercise: CompletedExercise, columns: ClientColumns): CompletedExercise => ({
  ...exercise,
  target: visibleTarget(exercise.target, columns),
})

/** A workout whole, for the device of a client or of somebody who trains them. */
export async function readVisibleParts(db: WorkspaceDb, actor: Actor, at: Parameters<typeof readWholeWorkout>[1]) {
  const { exercises, ...whole } = await readWholeWorkout(db, at)
  const columns = columnsFor(actor, await readProgramSettings(db))
  return { ...whole, exercises: exercises.map(exercise => visiblePart(exercise, columns)) }
}

interface Sent {
  actor: Pick<Actor, 'role'>
  releaseId: string | null
}

/** A client's device knows a part of what is asked: the rest of it is taken from the release, or from what was stored. */
export async function withWholeTargets(
  db: WorkspaceDb,
  exercises: readonly CompletedExercise[],
  stored: Pick<WorkoutParts, 'exercises'>,
  { actor, releaseId }: Sent,
): Promise<readonly CompletedExercise[]> {
  if (actor.role !== 'client') return exercises
  const isPlanned = ({ id, rowId, target }: CompletedExercise) => rowId !== null && target !== null && !stored.exercises.has(id)
  const rows = releaseId !== null && exercises.some(isPlanned) ? await readRelease(db, releaseId) : undefined
  return exercises.map(exercise => {
    const before = stored.exercises.get(exercise.id)
    if (before) return { ...exercise, target: before.target }
    const row = isPlanned(exercise) ? rows?.get(exercise.rowId ?? '') : undefined
    return row?.type === 'row' ? { ...exercise, target: row.cells } : exercise
  })
}
