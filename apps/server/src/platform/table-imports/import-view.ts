import type { Readable } from 'node:stream'
import type { Language } from '@allenio/contract'
import type { CommonRowFault, TableImport } from '@allenio/contract/table-imports'
import { csvLines, cutCell } from '@allenio/domain/tables'
import { streamOf } from '#platform/slices'
import type { ImportKind } from './import-target.ts'
import type { ImportRow } from './imports.ts'
import type { ImportTable, JudgedRows, NamedFault } from './judged-rows.ts'
import { addedHeadings, headingsToImport } from './report-headings.ts'

// the answer stays small, whatever the table holds: 200 columns, and letters of three bytes each
const limits = { samples: 3, sampleLength: 32, rows: 20, cellLength: 60, faults: 200 } as const

export type ImportAnswer<Kind extends ImportKind> = TableImport<Kind['field'], Kind['fault'] | CommonRowFault>

interface JudgedTable<Kind extends ImportKind> {
  table: ImportTable<Kind>
  judged: JudgedRows<Kind>
  /** Words a fault in the asker's language. */
  reasonOf: (fault: Kind['fault'] | CommonRowFault) => string
}

interface Preview<Kind extends ImportKind> extends JudgedTable<Kind> {
  row: ImportRow<Kind>
  fields: readonly Kind['field'][]
  valuesOf: (draft: Kind['draft']) => Partial<Record<Kind['field'], string>>
}

export function presentPreview<Kind extends ImportKind>({ row, fields, valuesOf, ...read }: Preview<Kind>): ImportAnswer<Kind> {
  const { table, judged } = read
  return {
    ...factsOf(row),
    columns: table.headings.map((heading, at) => ({
      heading: cutCell(heading, limits.cellLength),
      samples: table.rows.slice(0, limits.samples).map(({ cells }) => cutCell(cells[at] ?? '', limits.sampleLength)),
      field: table.fields[at] ?? null,
    })),
    accepted: judged.accepted.length,
    updates: judged.accepted.filter(({ isNew }) => !isNew).length,
    unchanged: judged.unchanged,
    preview: judged.accepted.slice(0, limits.rows).map(({ line, draft }) => ({ line, values: cutValues(fields, valuesOf(draft)) })),
    ...faultsOf(read),
  }
}

export const presentDone = <Kind extends ImportKind>(row: ImportRow<Kind>): ImportAnswer<Kind> => ({
  ...factsOf(row),
  columns: [],
  preview: [],
  refusedRows: row.total - row.accepted - row.unchanged,
  refused: [],
  dropped: [],
  droppedCells: 0,
})

const factsOf = <Kind extends ImportKind>(row: ImportRow<Kind>) => ({
  id: row.id,
  name: row.name,
  state: row.state,
  separator: row.options.separator ?? ',',
  encoding: row.options.encoding ?? 'utf-8',
  hasHeading: row.options.hasHeading ?? true,
  existing: row.options.existing ?? 'skip',
  rows: row.total,
  accepted: row.accepted,
  updates: row.updated,
  unchanged: row.unchanged,
  createdAt: row.created_at,
  finishedAt: row.finished_at,
})

function faultsOf<Kind extends ImportKind>({ judged: { refused, dropped }, table: { headings }, reasonOf }: JudgedTable<Kind>) {
  const worded = (faults: readonly NamedFault<Kind>[]) =>
    faults
      .slice(0, limits.faults)
      .map(each => ({
        ...each,
        column: each.column === null ? null : cutCell(headings[each.column] ?? '', limits.cellLength) || null,
        reason: reasonOf(each.fault),
      }))
  return { refusedRows: refused.length, refused: worded(refused), dropped: worded(dropped), droppedCells: dropped.length }
}

function cutValues<Field extends string>(fields: readonly Field[], all: Partial<Record<Field, string>>): Partial<Record<Field, string>> {
  const values: Partial<Record<Field, string>> = {}
  for (const field of fields) if (all[field]) values[field] = cutCell(all[field], limits.cellLength)
  return values
}

interface RefusedTable<Kind extends ImportKind> extends JudgedTable<Kind> {
  language: Language
  headingOf: (field: Kind['field'], language: Language) => string
}

/** All refused rows as they stood, each with its fault: once corrected, the report can be imported. */
export function refusedTable<Kind extends ImportKind>({ table, judged, language, headingOf, reasonOf }: RefusedTable<Kind>): Readable {
  const cells = new Map(table.rows.map(each => [each.line, each.cells]))
  const headings = headingsToImport(table, field => headingOf(field, language))
  return streamOf(csvLines(lines(), language))

  function* lines() {
    yield [...addedHeadings[language], ...headings]
    for (const { line, column, fault } of judged.refused) {
      yield [line, column === null ? null : headings[column], reasonOf(fault), ...(cells.get(line) ?? [])]
    }
  }
}
