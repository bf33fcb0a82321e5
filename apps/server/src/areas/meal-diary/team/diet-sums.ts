import { sql, type Sql } from '#platform/db'

// Adherence to a plan for all clients at once, as `dietAdherence` of the domain works it out for one.

/** Sums `s` that count: today's once all its meals are ticked. */
export const isCounted = (today: string): Sql =>
  sql`s.percent is not null and (s.day < ${today}::date or s.day = ${today}::date and s.is_whole)`

/** By energy over sums `s`, and by days where a plan has no energy at all. */
export const dietPercent: Sql = sql`
  floor(coalesce(100 * sum(s.eaten_kcal) / nullif(sum(s.planned_kcal), 0), avg(s.percent)) + 0.5)::int`
