import { presetProgramSettings } from '@allenio/contract/program-settings'
import type { AdherencePart } from '#areas/clients'
import { sql, type Sql } from '#platform/db'

const { adherenceGood, adherenceFair } = presetProgramSettings

/** A threshold of the client, else of the business. */
const threshold = (own: Sql, name: 'adherenceGood' | 'adherenceFair', preset: number): Sql =>
  sql`coalesce(${own}, (select (s.changes ->> ${name}::text)::int from program_settings s), ${preset}::int)`

/** As `adherenceOf` of the domain works it out, for all clients at once. */
export const trainingAdherence: AdherencePart = {
  kind: 'training',
  permission: 'view workouts',
  select: () => sql`
    select p.client_id, p.percent, case
      when p.percent >= ${threshold(sql`t.good`, 'adherenceGood', adherenceGood)} then 'good'
      when p.percent >= ${threshold(sql`t.fair`, 'adherenceFair', adherenceFair)} then 'fair'
      else 'poor' end as level
    from (
      select s.client_id, floor(least(s.done, s.planned)::float8 / s.planned * 100 + 0.5)::int as percent
      from training_plans s where s.planned > 0
    ) p left join adherence_thresholds t on t.client_id = p.client_id`,
}
