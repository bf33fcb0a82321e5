import type { Pause } from '@allenio/contract/clients'
import { checkInAdherenceDays } from '@allenio/contract/surveys'
import { addDays } from '@allenio/domain/days'
import { checkInAdherence, checkInDays, type CheckInAdherence, type CheckInPlan } from '@allenio/domain/surveys'
import { pausesOfClient } from '#areas/clients'
import { sql, type Row } from '#platform/db'

/** Selects what check-in days are worked out from: the assignment `u` with its action `a`, and where the client `c` lives and rests. */
export const planColumns = sql`a.start_day, a.repetition, a.until_day, u.opens_hours_before, c.time_zone,
  ${pausesOfClient(sql`u.client_id`)} as pauses`

export interface PlanRow
  extends
    Row<'client_actions', 'start_day' | 'repetition' | 'until_day'>,
    Row<'survey_assignments', 'opens_hours_before'>,
    Row<'clients', 'time_zone'> {
  pauses: Pause[]
}

export const planOf = (row: PlanRow): CheckInPlan => ({
  startDay: row.start_day,
  repetition: row.repetition,
  untilDay: row.until_day,
  opensHoursBefore: row.opens_hours_before,
  timeZone: row.time_zone,
  pauses: row.pauses,
})

/** Answered check-ins of those that were due in eight weeks. */
export function adherenceOf(row: PlanRow, answeredDays: ReadonlySet<string>, today: string): CheckInAdherence {
  const plan = planOf(row)
  const due = checkInDays(plan, { from: addDays(today, 1 - checkInAdherenceDays), to: today })
  return checkInAdherence(
    due.map(day => ({ day, isAnswered: answeredDays.has(day) })),
    { today, pauses: plan.pauses },
  )
}
