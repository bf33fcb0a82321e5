import type { Batch, CellValue, Operation } from '@allenio/contract/documents'
import { ExerciseCell } from '@allenio/contract/programs'
import type { DocumentRows } from '@allenio/domain/documents'
import { exerciseIn } from '@allenio/domain/programs'
import { exerciseNames, noteUses } from '#areas/exercises'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'

const exerciseOf = (value: CellValue | undefined): ExerciseCell | undefined => ExerciseCell.safeParse(value).data

function idsIn(operation: Operation): string[] {
  const id = 'cells' in operation ? exerciseOf(operation.cells['exercise'])?.id : undefined
  return id === undefined ? [] : [id]
}

/**
 * An id that names no exercise here (one of another workspace, or one that was erased while its editor was away) is dropped, and the
 * row keeps the name: refusing it would hold up everything that the device sends after it. The others are noted as used.
 */
export async function takeExercises(db: WorkspaceDb, batches: readonly Batch[]): Promise<readonly Batch[]> {
  const ids = [...new Set(batches.flatMap(({ operations }) => operations.flatMap(idsIn)))]
  if (ids.length === 0) return batches
  const library = await exerciseNames(db, ids)
  await noteUses(db, [...library.keys()])
  return batches.map(batch => ({ ...batch, operations: batch.operations.map(operation => withKnownExercise(operation, library)) }))
}

function withKnownExercise(operation: Operation, library: ReadonlyMap<string, unknown>): Operation {
  const exercise = 'cells' in operation ? exerciseOf(operation.cells['exercise']) : undefined
  if (!exercise?.id || library.has(exercise.id) || !('cells' in operation)) return operation
  return { ...operation, cells: { ...operation.cells, exercise: { name: exercise.name } } }
}

/** The names of the exercises as the library has them now, in the asker's language; rows without one keep the name that they bear. */
export async function namesOf(
  db: WorkspaceDb,
  { language }: Pick<Actor, 'language'>,
  rows: DocumentRows,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...rows.values()].flatMap(({ cells }) => exerciseIn(cells)?.id ?? [])
  const names = await exerciseNames(db, ids)
  return new Map([...names].map(([id, { name_it: it, name_en: en }]) => [id, language === 'it' ? it || en : en || it] as const))
}
