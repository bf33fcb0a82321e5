import type { MealPlanSchedule } from '@allenio/contract/meal-plan-schedules'
import { addDays, weekdayOf } from '@allenio/domain/days'
import type { SpannedAssignment } from '#areas/clients'
import { planAssignments } from '#areas/meal-plans'
import { sql, type Row, type WorkspaceDb } from '#platform/db'

export interface DateWindow {
  from: string
  to: string
}

export type DatedAssignment = Pick<SpannedAssignment, 'id' | 'clientId' | 'subjectId' | 'startDay' | 'lastDay'> & {
  schedule: MealPlanSchedule
  releaseId: string
}

/** The assignments of clients that count on a day of the window; from two statements, however many clients there are. */
export async function listAssignmentsIn(
  db: WorkspaceDb,
  clientIds: readonly string[],
  { from, to }: DateWindow,
): Promise<DatedAssignment[]> {
  const all = await planAssignments.listSpans(db, sql`select unnest(${[...clientIds]}::uuid[])`)
  const spans = all.filter(({ startDay, lastDay }) => startDay <= to && (lastDay === null || lastDay >= from))
  if (spans.length === 0) return []
  const rows = await db.many<Row<'meal_plan_assignments', 'id' | 'schedule' | 'release_id'>>(sql`
    select id, schedule, release_id from meal_plan_assignments where id = any(${spans.map(({ id }) => id)}::uuid[])`)
  const stored = new Map(rows.map(row => [row.id, row]))
  return spans.flatMap(({ id, clientId, subjectId, startDay, lastDay }) => {
    const row = stored.get(id)
    return row ? [{ id, clientId, subjectId, startDay, lastDay, schedule: row.schedule, releaseId: row.release_id }] : []
  })
}

/** The dates of a window on which a plan has a day. Only a schedule of weekdays leaves dates out. */
export function plannedDatesOf(assignments: readonly Omit<DatedAssignment, 'clientId'>[], { from, to }: DateWindow): Set<string> {
  const dates = new Set<string>()
  for (const { startDay, lastDay, schedule } of assignments) {
    const last = lastDay !== null && lastDay < to ? lastDay : to
    for (let date = startDay > from ? startDay : from; date <= last; date = addDays(date, 1))
      if (schedule.kind !== 'weekdays' || (schedule.dayIds[weekdayOf(date) - 1] ?? null) !== null) dates.add(date)
  }
  return dates
}
