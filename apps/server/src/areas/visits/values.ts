import { visitValuesAtMost, type VisitValues } from '@allenio/contract/visits'
import type { Actor } from '#platform/access'
import { limitTo, sql, type Row, type WorkspaceDb } from '#platform/db'
import { presentSummary, resultsFor } from './present.ts'
import { finishedColumns, type FinishedRow } from './queries.ts'
import { isThere, isVisible } from './reach.ts'

/** The finished visits of a client that the asker sees, newest first, each with all its figures. */
export async function readValues(db: WorkspaceDb, actor: Actor, clientId: string): Promise<VisitValues[]> {
  const rows = await db.many<FinishedRow & Row<'visits', 'figures'>>(sql`
    select ${finishedColumns}, e.figures from visits e
    where e.client_id = ${clientId} and e.finished_on is not null and ${isThere} and ${isVisible(actor)}
    order by e.finished_on desc, e.id desc ${limitTo(visitValuesAtMost)}`)
  return rows.flatMap(row => {
    const summary = presentSummary(row)
    if (!summary || !row.figures) return []
    return [{ ...summary, id: row.id, results: resultsFor(actor, row.figures.results, summary), measured: row.figures.measured }]
  })
}
