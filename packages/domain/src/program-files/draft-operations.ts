import type { Cells, CellValue, Operation } from '@allenio/contract/documents'
import type { ExerciseCell } from '@allenio/contract/programs'
import { childrenOf, placesAt, placesBetween, type DocumentRows } from '@allenio/domain/documents'
import { cellsToSet, exerciseIn } from '@allenio/domain/programs'
import type { DraftDay, DraftWeek, DraftWorkout, ProgramDraft } from './draft.ts'

interface DraftTarget {
  programId: string
  /** The weeks that are there give way. */
  isReplacing: boolean
  newId: () => string
  /** The exercise that a name means; none where the name stays alone. */
  exerciseOf: (name: string) => ExerciseCell | undefined
}

/** The operations that put what a file says behind the weeks of a program, or in their place. */
export function draftOperations(rows: DocumentRows, draft: ProgramDraft, target: DraftTarget): Operation[] {
  const { programId, isReplacing, newId } = target
  const own = childrenOf(rows, programId)
  const deletions = isReplacing ? own.map(({ id }): Operation => ({ kind: 'delete', id })) : []
  const { places, moves } = placesAt(rows, { parentId: programId, index: own.length, count: draft.weeks.length })
  const weeks = draft.weeks.flatMap((week, at) => {
    const id = newId()
    const insert: Operation = { kind: 'insert', id, type: 'week', parentId: programId, place: places[at] ?? '', cells: cellsOf(week) }
    return [insert, ...childInserts({ type: 'day', parentId: id, target }, week.days)]
  })
  return [...deletions, ...moves, ...weeks]
}

interface Parent {
  type: 'day' | 'workout'
  parentId: string
  target: DraftTarget
}

function childInserts({ type, parentId, target }: Parent, children: readonly (DraftDay | DraftWorkout)[]): Operation[] {
  const places = placesBetween(null, null, children.length)
  return children.flatMap((child, at) => {
    const id = target.newId()
    const insert: Operation = { kind: 'insert', id, type, parentId, place: places[at] ?? '', cells: cellsOf(child) }
    const content =
      'workouts' in child ? childInserts({ type: 'workout', parentId: id, target }, child.workouts) : rowInserts(id, child, target)
    return [insert, ...content]
  })
}

function rowInserts(parentId: string, { rows }: DraftWorkout, { newId, exerciseOf }: DraftTarget): Operation[] {
  const places = placesBetween(null, null, rows.length)
  const supersets = new Map<number, string>()
  return rows.map((row, at): Operation => {
    const name = exerciseIn(row.cells)?.name ?? ''
    const exercise = exerciseOf(name) ?? { name }
    if (row.superset !== null && !supersets.has(row.superset)) supersets.set(row.superset, newId())
    const superset = row.superset === null ? undefined : supersets.get(row.superset)
    const cells = filledCells({ ...cellsToSet(row), exercise: { ...exercise }, superset: superset ?? null })
    return { kind: 'insert', id: newId(), type: 'row', parentId, place: places[at] ?? '', cells }
  })
}

const cellsOf = ({ name, note, isDeload = false }: Pick<DraftDay, 'name' | 'note'> & Partial<Pick<DraftWeek, 'isDeload'>>): Cells =>
  filledCells({ name: name || null, note: note || null, isDeload: isDeload || null })

const filledCells = (cells: Readonly<Record<string, CellValue>>): Cells =>
  Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== null))
