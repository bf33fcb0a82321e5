import type { Readable } from 'node:stream'
import type { Language } from '@allenio/contract'
import { exerciseImportFields, type ExerciseImport, type ExerciseImportField } from '@allenio/contract/exercise-imports'
import { filmUrl, type ExerciseDraft } from '@allenio/domain/exercises'
import { csvLines, cutCell } from '@allenio/domain/tables'
import { streamOf } from '#platform/slices'
import type { ImportTable, JudgedRows, NamedFault } from './import-rows.ts'
import type { ImportRow } from './imports.ts'
import { faultWords } from './words.ts'

// the answer stays small, whatever the table holds: 200 columns, and letters of three bytes each
const limits = { samples: 3, sampleLength: 32, rows: 20, cellLength: 60, faults: 200 } as const

interface Preview {
  row: ImportRow
  table: ImportTable
  judged: JudgedRows
  language: Language
}

export const presentPreview = ({ row, table, judged, language }: Preview): ExerciseImport => ({
  ...factsOf(row),
  columns: table.headings.map((heading, at) => ({
    heading: cutCell(heading, limits.cellLength),
    samples: table.rows.slice(0, limits.samples).map(({ cells }) => cutCell(cells[at] ?? '', limits.sampleLength)),
    field: table.fields[at] ?? null,
  })),
  accepted: judged.accepted.length,
  updates: judged.accepted.filter(({ isNew }) => !isNew).length,
  unchanged: judged.unchanged,
  preview: judged.accepted.slice(0, limits.rows).map(({ line, draft }) => ({ line, values: valuesOf(draft) })),
  ...faultsOf(judged, table, language),
})

const factsOf = ({ id, name, state, total, accepted, updated, unchanged, options, created_at, finished_at }: ImportRow) => ({
  id,
  name,
  state,
  separator: options.separator ?? ',',
  encoding: options.encoding ?? 'utf-8',
  hasHeading: options.hasHeading ?? true,
  existing: options.existing ?? 'skip',
  rows: total,
  accepted,
  updates: updated,
  unchanged,
  createdAt: created_at,
  finishedAt: finished_at,
})

export const presentDone = (row: ImportRow): ExerciseImport => ({
  ...factsOf(row),
  columns: [],
  preview: [],
  refusedRows: row.total - row.accepted - row.unchanged,
  refused: [],
  dropped: [],
  droppedCells: 0,
})

function faultsOf({ refused, dropped }: JudgedRows, { headings }: ImportTable, language: Language) {
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
function valuesOf({ written, tags, films }: ExerciseDraft): Partial<Record<ExerciseImportField, string>> {
  const all: Partial<Record<ExerciseImportField, string | boolean | readonly string[]>> = {
    ...written,
    tags: tags ?? '',
    films: films.map(filmUrl),
  }
  const values: Partial<Record<ExerciseImportField, string>> = {}
  for (const field of exerciseImportFields) {
    const value = all[field] ?? ''
    const text = typeof value === 'object' ? value.join(', ') : String(value)
    if (text !== '') values[field] = cutCell(text, limits.cellLength)
  }
  return values
}

// our own import ignores these columns when the table comes back
const added = { it: ['Riga', 'Colonna', 'Motivo'], en: ['Line', 'Column', 'Reason'] } as const

/** All refused rows as they stood, each with its fault: once corrected, the report can be imported. */
export function refusedTable({ table, judged, language }: Omit<Preview, 'row'>): Readable {
  const cells = new Map(table.rows.map(each => [each.line, each.cells]))
  const reason = faultWords(language)
  return streamOf(csvLines(lines()))

  function* lines() {
    yield [...added[language], ...table.headings]
    for (const { line, column, fault } of judged.refused) {
      yield [line, column === null ? null : table.headings[column], reason(fault), ...(cells.get(line) ?? [])]
    }
  }
}
