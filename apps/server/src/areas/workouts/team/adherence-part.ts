import type { AdherencePart } from '#areas/clients'
import { settingInSql } from '#areas/programs'
import { sql } from '#platform/db'

/** As `adherenceOf` of the domain works it out, for all clients at once. A client may have thresholds of their own. */
export const trainingAdherence: AdherencePart = {
  kind: 'training',
  permission: 'view workouts',
  select: () => sql`
    select p.client_id, p.percent, case
      when p.percent >= coalesce(t.good, ${settingInSql('adherenceGood')}) then 'good'
      when p.percent >= coalesce(t.fair, ${settingInSql('adherenceFair')}) then 'fair'
      else 'poor' end as level
    from (
      select s.client_id, floor(least(s.done, s.planned)::float8 / s.planned * 100 + 0.5)::int as percent
      from training_plans s where s.planned > 0
    ) p left join adherence_thresholds t on t.client_id = p.client_id`,
}
