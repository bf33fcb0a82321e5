import type { Readable } from 'node:stream'
import { csvLines } from '@allenio/domain/tables'
import { freePlaces } from '#areas/plan'
import type { Actor } from '#platform/access'
import type { WorkspaceDb } from '#platform/db'
import { streamOf } from '#platform/slices'
import { addedHeadings, headingsToImport } from '#platform/table-imports'
import { columnWords } from './client-table.ts'
import { judgeRows, type RefusedRow } from './import-rows.ts'
import { tableOf, type ImportRow } from './imports.ts'
import { faultWords } from './words.ts'

/** All refused rows as they stood, each with its fault: once corrected, the report can be imported. */
export async function refusedTable(db: WorkspaceDb, { language }: Pick<Actor, 'language'>, row: ImportRow): Promise<Readable> {
  // an import that ends without refused rows deletes the table's file
  if (row.storage_key === null) return streamOf(csvLines([addedHeadings[language]], language))
  const table = await tableOf(row)
  const isPreview = row.state === 'preview'
  const { refused } = isPreview ? await judgeRows(db, table, await freePlaces(db, db.workspaceId)) : row
  const cells = new Map(table.rows.map(each => [each.line, each.cells]))
  const reason = faultWords(language)
  return streamOf(csvLines(rowsOf(), language))

  function* rowsOf() {
    yield [...addedHeadings[language], ...headingsToImport({ ...table.how, headings: table.headings }, columnWords(language))]
    for (const each of refused.toSorted(byLine)) yield [each.line, each.column, reason(each.fault), ...(cells.get(each.line) ?? [])]
  }
}

const byLine = (one: RefusedRow, other: RefusedRow): number => one.line - other.line
