import { mainLiftsAtMost, type MainLift } from '@allenio/contract/workouts'
import { addDays, romeDay } from '@allenio/domain/days'
import { readProgramSettings } from '#areas/programs'
import type { Actor } from '#platform/access'
import { limitTo, sql, type Row, type WorkspaceDb } from '#platform/db'
import { namesOf } from '../history/names.ts'

/** The trend of a lift is that of these days. */
const trendDays = 84
/** A lift that was done once has no trend. */
const leastTimes = 2

interface LiftRow extends Row<'completed_exercises', 'exercise' | 'exercise_key'> {
  points: MainLift['points']
}

/** Lists the exercises that a client has trained most of late, with the estimated maximum of each time; the heaviest comes first. */
export async function listMainLifts(db: WorkspaceDb, actor: Actor, clientId: string): Promise<{ lifts: MainLift[] }> {
  const { maximumFormula: formula } = await readProgramSettings(db)
  const maximum = formula === 'epley' ? sql`e.epley_kg` : sql`e.brzycki_kg`
  const rows = await db.many<LiftRow>(sql`
    with counted as (
      select distinct on (e.exercise_key, e.workout_id) e.exercise_key, e.exercise, e.day, e.started_at, round(${maximum}, 1)::float8 as kg
      from completed_exercises e
      where e.client_id = ${clientId} and e.is_counted and e.day > ${addDays(romeDay(), -trendDays)} and ${maximum} > 0
      order by e.exercise_key, e.workout_id, ${maximum} desc
    ), trained as (
      select exercise_key, count(*) as times, max(kg) as best from counted group by exercise_key
      having count(*) >= ${leastTimes}::int order by times desc, best desc, exercise_key ${limitTo(mainLiftsAtMost)})
    select k.exercise_key, (array_agg(c.exercise order by c.started_at desc))[1] as exercise,
      json_agg(json_build_object('day', c.day, 'kg', c.kg) order by c.started_at) as points
    from trained k join counted c on c.exercise_key = k.exercise_key group by k.exercise_key, k.best order by k.best desc, k.exercise_key`)
  const names = await namesOf(db, actor, rows)
  return { lifts: rows.map(({ exercise: { id, name }, points }) => ({ key: id ?? name, name: names.get(id ?? '') ?? name, points })) }
}
