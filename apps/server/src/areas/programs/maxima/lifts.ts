import type { MetricType } from '@allenio/contract/metrics'
import { listClones } from '#areas/exercises'
import { idOfSlug } from '#areas/system-exercises'
import type { WorkspaceDb } from '#platform/db'

/** Variants of the same lift with the same load; a lighter or heavier kind would be a metric of its own. */
const lifts = {
  squat: ['barbell_back_squat', 'high_bar_squat', 'low_bar_squat', 'paused_back_squat'],
  'bench-press': ['barbell_bench_press', 'paused_bench_press'],
  deadlift: ['conventional_deadlift', 'sumo_deadlift', 'paused_deadlift'],
} as const satisfies Partial<Record<MetricType, readonly string[]>>

export type Lift = keyof typeof lifts
const liftNames = ['squat', 'bench-press', 'deadlift'] as const satisfies readonly Lift[]
const idsByLift = new Map(liftNames.map(lift => [lift, lifts[lift].map(idOfSlug)]))

/** The lifts among these exercises that have a metric, with the keys of all that counts as one of them. */
export async function liftsAmong(db: WorkspaceDb, keys: readonly string[]): Promise<[Lift, string[]][]> {
  const clones = await listClones(db, [...idsByLift.values()].flat())
  return [...idsByLift]
    .map(([lift, ids]): [Lift, string[]] => [
      lift,
      [...ids, ...clones.flatMap(({ id, system_id }) => (ids.some(each => each === system_id) ? id : []))],
    ])
    .filter(([, ofLift]) => ofLift.some(key => keys.includes(key)))
}
