import { visitValuesAtMost, type ListedVisitValues, type VisitValues } from '@allenio/contract/visits'
import type { Actor } from '#platform/access'
import { limitTo, sql, type Row, type Sql, type WorkspaceDb } from '#platform/db'
import { presentSummary, resultsFor } from '../present.ts'
import { finishedColumns, type FinishedRow } from '../queries.ts'
import { isThere, isVisible } from '../reach.ts'

/** The finished visits of a client that the asker sees, newest first, each with all its figures. */
export const readValues = async (db: WorkspaceDb, actor: Actor, clientId: string): Promise<ListedVisitValues[]> =>
  (await listValues(db, actor, sql`e.client_id = ${clientId}`, visitValuesAtMost)).map(({ results: { fat, rates }, ...values }) => ({
    ...values,
    results: {
      fat: Object.fromEntries(fat.map(({ formula, fatMassPerc }) => [formula, fatMassPerc])),
      rates: Object.fromEntries(rates.map(({ formula, bmr }) => [formula, bmr])),
    },
  }))

/** Finished visits that the asker sees and that meet a condition on `e`, newest first. */
export async function listValues(db: WorkspaceDb, actor: Actor, condition: Sql, most: number): Promise<VisitValues[]> {
  const rows = await db.many<FinishedRow & Row<'visits', 'figures' | 'activity_level'>>(sql`
    select ${finishedColumns}, e.activity_level, e.figures from visits e
    where ${condition} and e.finished_on is not null and ${isThere} and ${isVisible(actor)}
    order by e.finished_on desc, e.id desc ${limitTo(most)}`)
  return rows.flatMap(row => {
    const summary = presentSummary(row)
    if (!summary || !row.figures) return []
    const { id, activity_level: activityLevel } = row
    const { results, measured, laboratoryValues = [] } = row.figures
    return [
      {
        ...summary,
        id,
        activityLevel,
        results: resultsFor(actor, results, summary),
        measured,
        laboratoryValues: actor.role === 'client' ? [] : laboratoryValues,
      },
    ]
  })
}
