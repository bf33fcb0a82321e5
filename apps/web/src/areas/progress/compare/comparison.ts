import { comparedPhotosAtMost } from '@allenio/contract/progress'
import type { Pose, Progress } from '@allenio/contract/progress'
import { daysBetween } from '@allenio/domain/days'

export const modes = ['beside', 'slider', 'onion'] as const
export type Mode = (typeof modes)[number]

/** Fewer have nothing to lie on. */
export const besideLeast = 2

export const parseMode = (value: unknown): Mode => modes.find(mode => mode === value) ?? 'beside'

/** Reads the ids of the compared progresses from the address. */
export function parseCompared(raw: unknown): string[] {
  const ids = (typeof raw === 'string' ? raw.split(',') : []).filter(id => /^[\da-f-]{36}$/.test(id))
  return [...new Set(ids)].slice(0, comparedPhotosAtMost)
}

type DatedRow = Pick<Progress, 'id' | 'day'>

/** The lists have the newest first, and of one day the one that was added last. */
const earlierFirst = <Row>(rows: readonly Row[]): Row[] => rows.toReversed()

/** The compared progresses of the list, the earliest first. */
export const comparedOf = <Row extends DatedRow>(rows: readonly Row[], ids: readonly string[]): Row[] =>
  earlierFirst(rows.filter(({ id }) => ids.includes(id)))

/** A single day is compared with the one before it that has photos, where there is one. */
export function withEarlier(rows: readonly (DatedRow & { photos: readonly unknown[] })[], ids: readonly string[]): string[] {
  const [id] = ids
  if (id === undefined || ids.length > 1) return [...ids]
  const at = rows.findIndex(row => row.id === id)
  const earlier = at < 0 ? undefined : rows.slice(at + 1).find(({ photos }) => photos.length > 0)
  return earlier ? [earlier.id, id] : [id]
}

/** Only two photos can be laid over each other: the earliest and the latest of those compared. */
export const endsOf = <Row>(progresses: readonly Row[]): Row[] => progresses.filter((_, at) => at === 0 || at === progresses.length - 1)

/**
 * Adds or removes a progress. If there is no room, the new one replaces the nearest in time, because a person who picks an
 * earlier beginning or a later end wants exactly that.
 */
export function toggleProgress(rows: readonly DatedRow[], ids: readonly string[], id: string, limit: number): string[] {
  if (ids.includes(id)) return ids.length > 1 ? ids.filter(other => other !== id) : [...ids]
  if (ids.length < limit) return orderOf(rows, [...ids, id])
  const newRow = rows.find(row => row.id === id)
  const nearest = rows.filter(row => ids.includes(row.id)).toSorted((one, other) => distance(one, newRow) - distance(other, newRow))[0]
  return orderOf(rows, [...ids.filter(other => other !== nearest?.id), id])
}

const distance = (one: DatedRow, other: DatedRow | undefined) => (other ? Math.abs(daysBetween(one.day, other.day)) : 0)

const orderOf = (rows: readonly DatedRow[], ids: readonly string[]): string[] => comparedOf(rows, ids).map(({ id }) => id)

/** One step earlier (-1) or later (1) in the list, skipping those that are compared already; undefined at its end. */
export function stepProgress(
  rows: readonly DatedRow[],
  ids: readonly string[],
  { id, by }: { id: string; by: -1 | 1 },
): string[] | undefined {
  const inTime = earlierFirst(rows)
  const at = inTime.findIndex(row => row.id === id)
  const others = ids.filter(other => other !== id)
  const candidates = by === 1 ? inTime.slice(at + 1) : inTime.slice(0, Math.max(0, at)).toReversed()
  const next = candidates.find(row => !others.includes(row.id))
  return next && orderOf(rows, [...others, next.id])
}

export interface Difference {
  days: number
  /** Null if one of the two has no weight. */
  kg: number | null
}

/** The difference between two days. */
export const differenceOf = (from: Pick<Progress, 'day' | 'kg'>, to: Pick<Progress, 'day' | 'kg'>): Difference => ({
  days: daysBetween(from.day, to.day),
  kg: from.kg === null || to.kg === null ? null : Math.round((to.kg - from.kg) * 100) / 100,
})

export const photoOf = ({ photos }: Pick<Progress, 'photos'>, pose: Pose) => photos.find(photo => photo.pose === pose)?.file

/** The pose that most of them have; the first one if several are equal. */
export const commonPose = (poses: readonly Pose[], progresses: readonly Pick<Progress, 'photos'>[]): Pose => {
  const count = (pose: Pose) => progresses.filter(progress => photoOf(progress, pose)).length
  return poses.toSorted((one, other) => count(other) - count(one))[0] ?? 'front'
}
