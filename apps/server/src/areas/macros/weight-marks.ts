import type { WeightMark } from '@allenio/contract/weights'
import { addDays } from '@allenio/domain/days'
import { meanKcal } from '@allenio/domain/macros'
import { isMarked, type WeightMarkPart } from '#areas/weights'
import { sql, type Row } from '#platform/db'
import { macroAssignments } from './assignments/assignment-tables.ts'

/** The first days of a client's targets, each with the energy that it had until then. */
export const macroMarks: WeightMarkPart = {
  permission: 'view macros',
  async listMarks(db, span) {
    const [spans, rows] = await Promise.all([
      macroAssignments.listSpans(db, sql`select ${span.clientId}::uuid`),
      db.many<Row<'macro_assignments', 'id' | 'targets' | 'week'>>(sql`
        select id, targets, week from macro_assignments where client_id = ${span.clientId}`),
    ])
    const kcalOf = new Map(rows.map(row => [row.id, meanKcal(row.targets, row.week)]))
    return spans
      .filter(({ startDay }) => isMarked(span, startDay))
      .map(({ id, startDay, title }): WeightMark => {
        const before = spans.find(({ lastDay }) => lastDay === addDays(startDay, -1))
        return { day: startDay, kind: 'macro', title, kcal: kcalOf.get(id) ?? null, kcalBefore: (before && kcalOf.get(before.id)) ?? null }
      })
  },
}
