import type { DayType, ResolvedDay } from '@allenio/contract/macro-fields'
import { dayTypeOn } from '@allenio/domain/macros'
import { sql, type Row, type WorkspaceDb } from '#platform/db'
import { macroAssignments } from './assignment-tables.ts'

interface AskedDays {
  days: readonly string[]
  /** Days that the client has made of another type. */
  movedTypes: ReadonlyMap<string, DayType>
}

/** The target that counts for a client on each of these days, as it was assigned. The caller has reached the client. */
export async function findTargets(db: WorkspaceDb, clientId: string, { days, movedTypes }: AskedDays): Promise<Map<string, ResolvedDay>> {
  const [spans, rows] = await Promise.all([
    macroAssignments.listSpans(db, sql`select ${clientId}::uuid`),
    db.many<Row<'macro_assignments', 'id' | 'targets' | 'week'>>(sql`
      select id, targets, week from macro_assignments where client_id = ${clientId}`),
  ])
  return new Map(
    days.flatMap((day): [string, ResolvedDay][] => {
      const span = spans.find(({ startDay, lastDay }) => startDay <= day && (lastDay === null || day <= lastDay))
      const row = rows.find(({ id }) => id === span?.id)
      if (!row) return []
      // a type that the macro does not have leaves the day as it was
      const types = [movedTypes.get(day), dayTypeOn(row.week, day), 'every day']
      const target = types.flatMap(type => row.targets.find(each => each.dayType === type) ?? [])[0]
      return target ? [[day, target]] : []
    }),
  )
}
