import type { MovedDay } from '@allenio/contract/macros'
import { movedDays } from '#areas/macros'
import { readMealPlanSettings } from '#areas/meal-plans'
import { sql } from '#platform/db'

/** The types that clients have given days count for their targets as they do for their plans. */
export const diaryMovedDays = movedDays({
  list: (db, clientIds, { from, to }) =>
    db.many<MovedDay & { clientId: string }>(sql`
      select r.client_id as "clientId", r.day, r.day_type as "dayType" from diary_days r
      where r.client_id = any(${[...clientIds]}::uuid[]) and r.day between ${from} and ${to} and r.day_type is not null order by r.day`),
  areAllowed: async db => (await readMealPlanSettings(db)).mayClientsMoveDays,
})
