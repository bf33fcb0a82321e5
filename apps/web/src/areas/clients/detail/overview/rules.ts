import type { ClientAction } from '@allenio/contract/client-actions'
import type { ClientFile } from '@allenio/contract/client-files'
import type { Pose, Progress } from '@allenio/contract/progress'
import type { Weight, WeightPoint, WeightTrend } from '@allenio/contract/weights'
import type { ClientMetric } from '@allenio/contract/metrics'
import { addDays, daysBetween } from '@allenio/domain/days'

export const spans = ['28', '84', '365'] as const
export type Span = (typeof spans)[number]

/** The weights of a span; whoever has none in it is shown with all there are. */
export function pointsIn(points: readonly WeightPoint[], span: Span, today: string): readonly WeightPoint[] {
  const within = points.filter(({ day }) => daysBetween(day, today) <= Number(span))
  return within.length > 1 ? within : points
}

/** From one end of what is shown to the other, by means: a single day says little. */
export function changeOver(points: readonly WeightPoint[]): { kg: number, days: number } | undefined {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || first === last) return undefined
  return { kg: Math.round((last.mean - first.mean) * 10) / 10 + 0, days: daysBetween(first.day, last.day) }
}

/** So near it is the goal: the scales move more. */
const arrivedKg = 0.5
const stillKg = 0.05
const farthestDays = 3 * 365

export type Prospect =
  | { kind: 'no goal' }
  | { kind: 'reached', target: number }
  | { kind: 'unclear' | 'still', target: number, missing: number }
  | { kind: 'away', target: number, missing: number, perWeek: number }
  | { kind: 'arrives', target: number, missing: number, perWeek: number, day: string }

/** Where the weight is going, seen from the goal. */
export function prospectOf({ mean, target, perWeek, isTowardsTarget }: WeightTrend, today: string): Prospect {
  if (target === null || mean === null) return { kind: 'no goal' }
  const missing = Math.round(Math.abs(target - mean) * 10) / 10
  if (missing <= arrivedKg) return { kind: 'reached', target }
  if (perWeek === null) return { kind: 'unclear', target, missing }
  if (Math.abs(perWeek) < stillKg) return { kind: 'still', target, missing }
  if (!isTowardsTarget) return { kind: 'away', target, missing, perWeek }
  const days = Math.round(missing / Math.abs(perWeek) * 7)
  return days > farthestDays ? { kind: 'unclear', target, missing } : { kind: 'arrives', target, missing, perWeek, day: addDays(today, days) }
}

/** The oldest and the newest photo of one pose, the front where there is one; of a long list the two ends are enough. */
export function photosToCompare(progresses: readonly Progress[]): { progress: Progress, pose: Pose }[] {
  const [newest] = progresses
  if (!newest) return []
  for (const { pose } of newest.photos) {
    const oldest = progresses.findLast(({ photos }) => photos.some(photo => photo.pose === pose))
    if (oldest && oldest !== newest) return [{ progress: oldest, pose }, { progress: newest, pose }]
  }
  return newest.photos.slice(0, 2).map(({ pose }) => ({ progress: newest, pose }))
}

/** What somebody measured lately, apart from the weight, which has its own place; what changed comes before what did not. */
export function movedMetrics(metrics: readonly ClientMetric[], most: number): ClientMetric[] {
  const share = ({ latest, previous }: ClientMetric) =>
    latest && previous && previous.value !== 0 ? Math.abs(latest.value - previous.value) / Math.abs(previous.value) : 0
  return metrics
    .filter(({ type, latest }) => type !== 'weight' && type !== 'height' && latest !== null)
    .toSorted((one, other) =>
      Number(share(other) > 0) - Number(share(one) > 0)
      || (other.latest?.day ?? '').localeCompare(one.latest?.day ?? '')
      || share(other) - share(one))
    .slice(0, most)
}

interface Records {
  weights: readonly Weight[]
  progresses: readonly Progress[]
  files: readonly ClientFile[]
  actions: readonly ClientAction[]
}

export type Addition = { id: string, at: string, isByClient: boolean, by: string | null } & (
  | { kind: 'weight', kg: number, times: number }
  | { kind: 'progress', photos: number }
  | { kind: 'file', name: string }
  | { kind: 'done', action: Pick<ClientAction, 'id' | 'kind' | 'title'>, answer: string }
)

/** As few words for it as possible: weights of the same hand in a row are one line, told by the newest. */
const foldWeights = (additions: readonly Addition[]): Addition[] => additions.reduce<Addition[]>((folded, each) => {
  const last = folded.at(-1)
  if (last?.kind === 'weight' && each.kind === 'weight' && last.by === each.by) {
    return [...folded.slice(0, -1), { ...last, times: last.times + each.times }]
  }
  return [...folded, each]
}, [])

/** What came in last, whoever added it. A weight that came with photos, and what was done by weighing in, is told once. */
export function latestAdditions({ weights, progresses, files, actions }: Records, most: number): Addition[] {
  const additions: Addition[] = [
    ...weights.filter(({ source }) => source !== 'progress').map(({ id, createdAt, isByClient, addedBy, kg }) =>
      ({ kind: 'weight' as const, id, at: createdAt, isByClient, by: addedBy, kg, times: 1 })),
    ...progresses.map(({ id, createdAt, isByClient, addedBy, photos }) =>
      ({ kind: 'progress' as const, id, at: createdAt, isByClient, by: addedBy, photos: photos.length })),
    ...files.map(({ id, createdAt, addedBy, file }) => ({ kind: 'file' as const, id, at: createdAt, isByClient: false, by: addedBy, name: file.name })),
    ...actions.filter(({ kind }) => kind !== 'weigh in' && kind !== 'upload photos').flatMap(action =>
      action.completions.map(({ id, completedAt, isByClient, completedBy, answer }) =>
        ({ kind: 'done' as const, id, at: completedAt, isByClient, by: completedBy, action, answer }))),
  ]
  return foldWeights(additions.toSorted((one, other) => other.at.localeCompare(one.at))).slice(0, most)
}

/** Where a list of pages ends that goes from the newest to the oldest; undefined where the first is all. */
export const lastPageOf = ({ nextPage, total, progresses }: { nextPage: number, total: number, progresses: readonly unknown[] }):
number | undefined => nextPage > 0 && progresses.length > 0 ? Math.ceil(total / progresses.length) : undefined
