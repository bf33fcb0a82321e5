import type { Weight, WeightPoint, WeightTrend } from '@allenio/contract/weights'
import { thinnedPoints, weightPoints, weightTrend } from '@allenio/domain/weights'
import { mayChange, presentAuthor, type Reader } from '#areas/client-records'
import { pageOf, sql, type Row, type WorkspaceDb } from '#platform/db'
import { countWeights, listDayWeights, listWeightRows, weightsPerPage, type WeightRow } from './queries.ts'

export const presentWeight = (row: WeightRow, reader: Reader): Weight => {
  const isChangeable = mayChange(row, reader) && row.visit_id === null
  return {
    id: row.id,
    day: row.day,
    kg: row.kg,
    source: row.source,
    note: row.note,
    ...presentAuthor(row, reader),
    createdAt: row.created_at,
    may: { update: isChangeable, delete: isChangeable },
  }
}

/** The change of a client's weight so far, and its present course. */
export async function readTrend(db: WorkspaceDb, clientId: string): Promise<{ trend: WeightTrend; points: WeightPoint[] }> {
  const days = await listDayWeights(db, clientId)
  const aim = await db.maybeOne<Row<'client_metrics', 'target'>>(sql`
    select target from client_metrics where client_id = ${clientId} and kind = 'weight' and deleted_at is null`)
  return { trend: weightTrend(days, aim?.target ?? null), points: thinnedPoints(weightPoints(days)) }
}

export async function readWeights(db: WorkspaceDb, clientId: string, { page, reader }: { page: number; reader: Reader }) {
  const [rows, total, { trend, points }] = await Promise.all([
    listWeightRows(db, clientId, page),
    countWeights(db, clientId),
    readTrend(db, clientId),
  ])
  const { pageRows, nextPage } = pageOf(rows, page, weightsPerPage)
  return { weights: pageRows.map(row => presentWeight(row, reader)), nextPage, total, trend, points: page === 1 ? points : [] }
}
