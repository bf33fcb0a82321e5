import { exerciseImportFields } from '@allenio/contract/exercises'
import { tableOf, type ExerciseSort } from '#areas/system-exercises'
import type { Actor } from '#platform/access'
import { findForgiving, type WorkspaceDb } from '#platform/db'
import type { Bytes } from '#platform/http'
import type { Filters } from './filters.ts'
import { ownAssets } from './present.ts'
import { listRows } from './queries.ts'

interface TableQuery {
  filters: Filters
  sort: ExerciseSort
}

export async function exportTable(db: WorkspaceDb, actor: Actor, { filters, sort }: TableQuery): Promise<{ count: number; bytes: Bytes }> {
  const rows = await findForgiving(
    filters.search,
    matching => listRows(db, actor, { filters, matching, sort }),
    each => each.length === 0,
  )
  const ownIds = rows.filter(row => row.is_own).map(row => row.id)
  const films = await ownAssets.filmsOf(db, ownIds)
  const table = tableOf(
    rows.map(row => ({ ...row, films: films.get(row.id) ?? [] })),
    { language: actor.language, fields: exerciseImportFields },
  )
  return { count: rows.length, bytes: table }
}
