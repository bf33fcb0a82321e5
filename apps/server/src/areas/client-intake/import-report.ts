import type { Readable } from 'node:stream'
import type { Language } from '@allenio/contract'
import { csvLines } from '@allenio/domain/tables'
import { freePlaces } from '#areas/plan'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { streamOf } from '#platform/slices'
import { columnWords } from './client-table.ts'
import { judgeRows, type RefusedRow } from './import-rows.ts'
import type { Table } from './import-table.ts'
import { tableOf, type ImportRow } from './imports.ts'
import { faultWords } from './words.ts'

// our own import ignores these columns when the table comes back
const added = { it: ['Riga', 'Colonna', 'Motivo'], en: ['Line', 'Column', 'Reason'] } as const

/** All refused rows as they stood, each with its fault: once corrected, the report can be imported. */
export async function refusedTable(db: WorkspaceDb, { language }: Pick<Actor, 'language'>, row: ImportRow): Promise<Readable> {
  // an import that ends without refused rows deletes the table's file
  if (row.storage_key === null) return streamOf(csvLines([added[language]]))
  const table = await tableOf(row)
  const isPreview = row.state === 'preview'
  const { refused } = isPreview ? await judgeRows(db, table, await freePlaces(db, db.workspaceId)) : row
  const cells = new Map(table.rows.map(each => [each.line, each.cells]))
  const reason = faultWords(language)
  return streamOf(csvLines(rowsOf()))

  function* rowsOf() {
    yield [...added[language], ...headingsOf(table, language)]
    for (const each of refused.toSorted(byLine)) yield [each.line, each.column, reason(each.fault), ...(cells.get(each.line) ?? [])]
  }
}

const byLine = (one: RefusedRow, other: RefusedRow): number => one.line - other.line

/** A table without headings gets those of its fields: otherwise the import would take the report's first row for a client. */
function headingsOf({ how, headings }: Table, language: Language): string[] {
  if (how.hasHeading) return headings
  return headings.map((heading, at) => {
    const field = how.fields[at]
    return field ? columnWords(language)(field) : heading
  })
}
