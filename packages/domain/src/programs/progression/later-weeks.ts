import type { DocumentRow } from '@allenio/contract/documents'
import { childrenByParent, isSameValue, type DocumentRows } from '@allenio/domain/documents'
import { exerciseIn, type CellName } from '../cells/cells.ts'
import { filledSetList } from '../cells/set-lines.ts'
import { operationsOf, type CellEdit, type EditPreview } from './week-progression.ts'

type Children = ReturnType<typeof childrenByParent>

/**
 * Fills cells of rows into the same rows of all later weeks: those of the same day and workout that stand at the same
 * place, or else have the same exercise. Where another exercise stands there, nothing is written, unless the exercise itself is filled.
 */
export function fillLaterWeeks(rows: DocumentRows, ids: readonly string[], cells: readonly CellName[]): EditPreview {
  const children = childrenByParent(rows)
  const changes = ids.flatMap(id => {
    const source = rows.get(id)
    if (source?.type !== 'row') return []
    const targets = laterRows(rows, children, source).flatMap(list => targetIn(list, source, cells) ?? [])
    return targets.flatMap(target => editsOf(source, target, cells))
  })
  return { operations: operationsOf(changes), changes }
}

/** The rows of the same workout of each later week, with the place that the source has in its own. */
function laterRows(rows: DocumentRows, children: Children, source: DocumentRow) {
  const workout = rows.get(source.parentId ?? '')
  const day = rows.get(workout?.parentId ?? '')
  const week = rows.get(day?.parentId ?? '')
  if (!workout || !day || !week) return []
  const indexOf = (row: DocumentRow) => siblingsOf(children, row).findIndex(({ id }) => id === row.id)
  const weeks = siblingsOf(children, week).slice(indexOf(week) + 1)
  const [dayIndex, workoutIndex, index] = [indexOf(day), indexOf(workout), indexOf(source)]
  return weeks.map(({ id }) => {
    const sameDay = children.get(id)?.[dayIndex]
    const sameWorkout = children.get(sameDay?.id ?? '')?.[workoutIndex]
    return { index, rows: children.get(sameWorkout?.id ?? '') ?? [] }
  })
}

const siblingsOf = (children: Children, { parentId }: DocumentRow): readonly DocumentRow[] => children.get(parentId) ?? []

function targetIn(list: { index: number; rows: readonly DocumentRow[] }, source: DocumentRow, cells: readonly CellName[]) {
  const samePlace = list.rows[list.index]
  const isSame = (row: DocumentRow) => exerciseName(row) === exerciseName(source)
  if (samePlace && (isSame(samePlace) || cells.includes('exercise'))) return samePlace
  return list.rows.find(isSame)
}

const exerciseName = ({ cells }: DocumentRow): string | undefined => {
  const exercise = exerciseIn(cells)
  return exercise?.id ?? exercise?.name
}

function editsOf({ cells: source }: DocumentRow, { id: rowId, cells: before }: DocumentRow, cells: readonly CellName[]): CellEdit[] {
  const after = (cell: CellName) => (cell === 'setList' ? filledSetList(source, before, cells) : source[cell])
  return [...new Set<CellName>([...cells, 'setList'])]
    .filter(cell => !isSameValue(after(cell), before[cell]))
    .map(cell => ({ rowId, cell, before: before[cell], after: after(cell) }))
}
