import type { Readable } from 'node:stream'
import { exerciseImportFields, type ExerciseImport, type ExerciseImportField } from '@allenio/contract/exercise-imports'
import { filmUrl, type ExerciseDraft } from '@allenio/domain/exercises'
import { csvLines, cutCell } from '@allenio/domain/tables'
import type { Actor } from '#platform/access'
import { inReadingPlace } from '#platform/csv'
import type { WorkspaceDb } from '#platform/db'
import { streamOf } from '#platform/slices'
import { judgeRows, type ImportTable, type JudgedRows, type NamedFault } from './import-rows.ts'
import { findImport, tableOf, type ImportRow, type ReadImport } from './imports.ts'
import { faultWords } from './words.ts'

// the answer stays small, whatever the table holds: 200 columns, and letters of three bytes each
const limits = { samples: 3, sampleLength: 32, rows: 20, cellLength: 60, faults: 200 } as const

/** A preview is worked out again each time, because the table and the exercises may have changed. */
export async function readImport(db: WorkspaceDb, actor: Actor, id: string): Promise<ExerciseImport> {
  const row = await findImport(db, actor, id)
  if (row.state !== 'preview' || row.storage_key === null) return presentDone(row)
  return inReadingPlace(actor.personId, async () => presentPreview(db, actor, { row, table: await tableOf(row, row.options) }))
}

export async function presentPreview(db: WorkspaceDb, actor: Actor, { row, table }: ReadImport): Promise<ExerciseImport> {
  const judged = await judgeRows(db, table)
  return {
    ...factsOf(row),
    columns: table.headings.map((heading, at) => ({
      heading: cutCell(heading, limits.cellLength),
      samples: table.rows.slice(0, limits.samples).map(({ cells }) => cutCell(cells[at] ?? '', limits.sampleLength)),
      field: table.fields[at] ?? null,
    })),
    accepted: judged.accepted.length,
    preview: judged.accepted.slice(0, limits.rows).map(({ line, draft }) => ({ line, values: valuesOf(draft) })),
    ...faultsOf(judged, table, actor),
  }
}

const factsOf = ({ id, name, state, total, accepted, options, created_at, finished_at }: ImportRow) => ({
  id,
  name,
  state,
  separator: options.separator ?? ',',
  encoding: options.encoding ?? 'utf-8',
  hasHeading: options.hasHeading ?? true,
  rows: total,
  accepted,
  createdAt: created_at,
  finishedAt: finished_at,
})

const presentDone = (row: ImportRow): ExerciseImport => ({
  ...factsOf(row),
  columns: [],
  preview: [],
  refusedRows: row.total - row.accepted,
  refused: [],
  dropped: [],
  droppedCells: 0,
})

function faultsOf({ refused, dropped }: JudgedRows, { headings }: ImportTable, { language }: Actor) {
  const worded = (faults: readonly NamedFault[]) =>
    faults
      .slice(0, limits.faults)
      .map(each => ({
        ...each,
        column: each.column === null ? null : cutCell(headings[each.column] ?? '', limits.cellLength) || null,
        reason: faultWords(language)(each.fault),
      }))
  return { refusedRows: refused.length, refused: worded(refused), dropped: worded(dropped), droppedCells: dropped.length }
}

/** The values as they were understood: codes, which the screen names. */
function valuesOf({ fields, tags, films }: ExerciseDraft): Partial<Record<ExerciseImportField, string>> {
  const all = { ...fields, tags, films: films.map(filmUrl) }
  const values: Partial<Record<ExerciseImportField, string>> = {}
  for (const field of exerciseImportFields) {
    const value = all[field]
    const text = Array.isArray(value) ? value.join(', ') : String(value)
    if (text !== '') values[field] = cutCell(text, limits.cellLength)
  }
  return values
}

// our own import ignores these columns when the table comes back
const added = { it: ['Riga', 'Colonna', 'Motivo'], en: ['Line', 'Column', 'Reason'] } as const

/** All refused rows as they stood, each with its fault: once corrected, the report can be imported. */
export async function refusedTable(db: WorkspaceDb, { language }: Actor, row: ImportRow): Promise<Readable> {
  const table = await tableOf(row, row.options)
  const { refused } = await judgeRows(db, table)
  const cells = new Map(table.rows.map(each => [each.line, each.cells]))
  const reason = faultWords(language)
  return streamOf(csvLines(lines()))

  function* lines() {
    yield [...added[language], ...table.headings]
    for (const { line, column, fault } of refused) {
      yield [line, column === null ? null : table.headings[column], reason(fault), ...(cells.get(line) ?? [])]
    }
  }
}
