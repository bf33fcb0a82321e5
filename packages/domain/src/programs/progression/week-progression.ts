import type { Cells, CellValue, DocumentRow, Operation } from '@allenio/contract/documents'
import { subtreeOf, type DocumentRows } from '@allenio/domain/documents'
import { deloadCells, progressCells, type DeloadRule, type ProgressionRule } from './progression.ts'
import { insertCopies, replaceContent } from '../week-edits.ts'

/** A cell of a row before and after, for a preview. */
export interface CellEdit {
  /** The row that is written, which may be a new one. */
  rowId: string
  cell: string
  before: CellValue | undefined
  after: CellValue | undefined
}

export interface CellChange extends CellEdit {
  /** The row that the figures come from. */
  sourceId: string
  /** Which of the copies, from 1; 0 where the row itself is changed. */
  copy: number
}

export interface EditPreview<Edit extends CellEdit = CellEdit> {
  operations: Operation[]
  changes: Edit[]
}

export type ProgressionPreview = EditPreview<CellChange>

export interface Progression {
  /** The rule of a row; without one the row is copied as it is. */
  ruleOf: (row: DocumentRow) => ProgressionRule | undefined
  deload?: DeloadRule
  stepKg: number
}

interface WeekCopies extends Progression {
  /** The rows of the program that is copied from. */
  source: DocumentRows
  weekId: string
  times: number
  parentId: string
  index: number
  newId: () => string
}

/** Copies a week some times; each copy goes one step further than the one before it. */
export function copyWeek(rows: DocumentRows, { weekId, ...options }: WeekCopies): ProgressionPreview {
  return progressInserts(insertCopies(rows, { ...options, id: weekId }), { ...options, sourceId: weekId })
}

interface NextWeek extends Progression {
  sourceId: string
  targetId: string
  newId: () => string
}

/** Replaces what stands in a later week by this one, a step further. */
export function replaceWeek(rows: DocumentRows, { sourceId, targetId, newId, ...progression }: NextWeek): ProgressionPreview {
  const operations = replaceContent(rows, { source: rows, id: sourceId, targetId, newId })
  return progressInserts(operations, { ...progression, source: rows, sourceId })
}

interface InsertsProgression extends Progression {
  source: DocumentRows
  sourceId: string
}

function progressInserts(operations: readonly Operation[], options: InsertsProgression): ProgressionPreview {
  // copies hold the rows in the order of their source, one copy after the other
  const sourceRows = subtreeOf(options.source, options.sourceId).filter(({ type }) => type === 'row')
  const changes: CellChange[] = []
  let rowIndex = 0
  let weekIndex = 0
  const progressed = operations.map((operation): Operation => {
    if (operation.kind !== 'insert') return operation
    if (operation.type === 'week') return { ...operation, cells: weekCells(operation.cells, stageOf((weekIndex += 1), options)) }
    const sourceRow = operation.type === 'row' ? sourceRows[rowIndex % sourceRows.length] : undefined
    if (!sourceRow) return operation
    const copy = Math.floor(rowIndex / sourceRows.length) + 1
    rowIndex += 1
    const cells = cellsOfCopy(sourceRow, stageOf(copy, options), options)
    changes.push(...changesOf({ rowId: operation.id, source: sourceRow, copy, cells }))
    return { ...operation, cells: { ...operation.cells, ...cells } }
  })
  return { operations: progressed, changes }
}

interface Stage {
  /** Steps of the rule; weeks of deload do not count. */
  times: number
  isDeload: boolean
}

/** The source is the first week of its block. */
function stageOf(copy: number, { deload }: Progression): Stage {
  if (!deload) return { times: copy, isDeload: false }
  const deloads = Math.floor((copy + 1) / deload.every)
  return { times: copy - deloads, isDeload: (copy + 1) % deload.every === 0 }
}

function weekCells(cells: Cells, { isDeload }: Stage): Cells {
  const { isDeload: _, ...others } = cells
  return isDeload ? { ...others, isDeload } : others
}

/** A week of deload takes its shares of the last week before it. */
function cellsOfCopy(row: DocumentRow, { times, isDeload }: Stage, { ruleOf, deload, stepKg }: Progression): Cells {
  const rule = ruleOf(row)
  const progressed = rule ? progressCells(row.cells, { rule, times, stepKg }) : {}
  if (!isDeload || !deload) return progressed
  return { ...progressed, ...deloadCells({ ...row.cells, ...progressed }, deload, stepKg) }
}

interface CopiedRow {
  rowId: string
  source: DocumentRow
  copy: number
  cells: Cells
}

const changesOf = ({ rowId, source, copy, cells }: CopiedRow): CellChange[] =>
  Object.entries(cells).map(([cell, after]) => ({ rowId, sourceId: source.id, copy, cell, before: source.cells[cell], after }))

/** Takes rows of any week some steps further where they stand. */
export const progressRows = (
  rows: DocumentRows,
  ids: readonly string[],
  { ruleOf, stepKg, times = 1 }: Omit<Progression, 'deload'> & { times?: number },
): ProgressionPreview =>
  changeRows(rows, ids, row => {
    const rule = ruleOf(row)
    return rule ? progressCells(row.cells, { rule, times, stepKg }) : {}
  })

/** Makes rows of any week easier where they stand. */
export const deloadRows = (
  rows: DocumentRows,
  ids: readonly string[],
  { deload, stepKg }: { deload: Omit<DeloadRule, 'every'>; stepKg: number },
): ProgressionPreview => changeRows(rows, ids, ({ cells }) => deloadCells(cells, deload, stepKg))

function changeRows(rows: DocumentRows, ids: readonly string[], cellsOf: (row: DocumentRow) => Cells): ProgressionPreview {
  const changes = ids.flatMap(id => {
    const row = rows.get(id)
    return row?.type === 'row' && !row.isDeleted ? changesOf({ rowId: id, source: row, copy: 0, cells: cellsOf(row) }) : []
  })
  return { operations: operationsOf(changes), changes }
}

/** One operation for each row that changes. */
export const operationsOf = (changes: readonly CellEdit[]): Operation[] =>
  [...Map.groupBy(changes, ({ rowId }) => rowId)].map(([id, cells]) => ({
    kind: 'set',
    id,
    cells: Object.fromEntries(cells.map(({ cell, after }) => [cell, after ?? null])),
  }))
