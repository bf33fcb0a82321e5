import type { Batch, CellValue, Operation } from '@allenio/contract/documents'
import { ExerciseCell } from '@allenio/contract/program-cells'
import type { DocumentRows } from '@allenio/domain/documents'
import { exerciseIn } from '@allenio/domain/programs'
import { exerciseNames, type ExerciseUse, type ListExerciseUses } from '#areas/exercises'
import type { Actor } from '#platform/access'
import { sql, type WorkspaceDb } from '#platform/db'
import { reachablePrograms } from './reach.ts'

const exerciseOf = (value: CellValue | undefined): ExerciseCell | undefined => ExerciseCell.safeParse(value).data

function idsIn(operation: Operation): string[] {
  const id = 'cells' in operation ? exerciseOf(operation.cells['exercise'])?.id : undefined
  return id === undefined ? [] : [id]
}

/**
 * An id that names no exercise here (one of another workspace, or one that was erased while its editor was away) is dropped, and the
 * row keeps the name: refusing it would hold up everything that the device sends after it.
 */
export async function dropUnknownExercises(db: WorkspaceDb, batches: readonly Batch[]): Promise<readonly Batch[]> {
  const ids = [...new Set(batches.flatMap(({ operations }) => operations.flatMap(idsIn)))]
  if (ids.length === 0) return batches
  const library = await exerciseNames(db, ids)
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

interface Use extends ExerciseUse {
  mayOpen: boolean
}

/** The programs that have these exercises in a row which is not deleted. */
export const listProgramUses: ListExerciseUses = async (db, actor, exerciseIds) => {
  const uses = await db.many<Use>(sql`
    select distinct r.exercise_id as "exerciseId", p.id, p.title, ${reachablePrograms(actor)} as "mayOpen"
    from program_rows r
    join program_workouts k on k.id = r.parent_id and k.deleted_at is null
    join program_days y on y.id = k.parent_id and y.deleted_at is null
    join program_weeks w on w.id = y.parent_id and w.deleted_at is null
    join programs p on p.id = r.document_id and p.deleted_at is null
    where r.exercise_id = any(${[...exerciseIds]}::uuid[]) and r.deleted_at is null order by p.title, p.id`)
  return uses.map(({ mayOpen, title, exerciseId, id }) => ({
    exerciseId,
    id,
    title: mayOpen ? title : null,
    href: mayOpen ? `/programs/${id}/manage` : null,
  }))
}
