import { dietMarkDays, dietThresholds } from '@allenio/contract/meal-diary'
import { daysBefore } from '#areas/client-overview'
import type { AdherencePart } from '#areas/clients'
import { sql } from '#platform/db'
import { dietPercent, isCounted } from './diet-sums.ts'

const { good, fair } = dietThresholds

/** The order of the client list and its filter: the index of the sums by day has all that it takes. */
export const dietAdherencePart: AdherencePart = {
  kind: 'nutrition',
  permission: 'update meal plans',
  select: today => sql`
    select p.client_id, p.percent,
      case when p.percent >= ${good}::int then 'good' when p.percent >= ${fair}::int then 'fair' else 'poor' end as level
    from (
      select s.client_id, ${dietPercent} as percent from diary_sums s
      where s.day > ${daysBefore(today, dietMarkDays)} and s.day <= ${today}::date and ${isCounted(today)} group by s.client_id
    ) p`,
}
