import { resultLimits, type WorkoutWrite } from '@allenio/contract/workouts'
import type { WorkoutResults } from './results.ts'

interface Part {
  id: string
  changedAt: string
}

/** The later of two versions of one part. Both devices must choose the same, also where both have the same time. */
export function laterOf<Item extends Part>(one: Item, other: Item): Item {
  const difference = Date.parse(one.changedAt) - Date.parse(other.changedAt)
  if (difference !== 0) return difference > 0 ? one : other
  return textOf(one) >= textOf(other) ? one : other
}

const textOf = (part: Part): string => JSON.stringify(Object.entries(part).sort(([name], [otherName]) => (name < otherName ? -1 : 1)))

/** Two versions of one workout, part by part; it does not matter which is merged into which, or how often. */
export const mergeResults = (one: WorkoutResults, other: WorkoutResults): WorkoutResults => ({
  workout: laterOf(one.workout, other.workout),
  exercises: mergeParts(one.exercises, other.exercises),
  sets: mergeParts(one.sets, other.sets),
})

function mergeParts<Item extends Part>(one: ReadonlyMap<string, Item>, other: ReadonlyMap<string, Item>): ReadonlyMap<string, Item> {
  const merged = new Map(one)
  for (const part of other.values()) {
    const own = merged.get(part.id)
    merged.set(part.id, own ? laterOf(own, part) : part)
  }
  return merged
}

/** When each part was changed that the server has, by its id. */
export type SentParts = ReadonlyMap<string, string>

/**
 * Everything that the server does not have yet, as one write; only of very many sets some stay for the next one. A part that waits here
 * is sent once, however often it was changed.
 */
export function unsentOf({ workout, exercises, sets }: WorkoutResults, sent: SentParts): WorkoutWrite | null {
  const isUnsent = ({ id, changedAt }: Part) => sent.get(id) !== changedAt
  const write = {
    workout,
    exercises: [...exercises.values()].filter(isUnsent),
    sets: [...sets.values()].filter(isUnsent).slice(0, resultLimits.setsInWrite),
  }
  return isUnsent(workout) || write.exercises.length > 0 || write.sets.length > 0 ? write : null
}

/** The parts of a write that the server has answered. What was changed while it was on its way is still unsent. */
export const withSent = (sent: SentParts, { workout, exercises, sets }: WorkoutWrite): SentParts =>
  new Map([...sent, ...[workout, ...exercises, ...sets].map(({ id, changedAt }) => [id, changedAt] as const)])

const setsAtOnce = 12
const minute = 60_000
const longestHold = 40 * minute
/** The first sets show the team that somebody trains; later ones gather for longer. */
const holds = [
  { untilSets: 2, ms: 2 * minute },
  { untilSets: 5, ms: 15 * minute },
  { untilSets: Infinity, ms: longestHold },
]

/** As long as the oldest change of a workout waits for more, by how many sets the server has. */
export function holdMsOf({ sets }: Pick<WorkoutResults, 'sets'>, sent: SentParts): number {
  // the first set leaves by itself
  if (sent.size === 0) return longestHold
  const sentSets = [...sets.values()].filter(({ id, doneAt, changedAt }) => doneAt !== null && sent.get(id) === changedAt).length
  return holds.find(({ untilSets }) => sentSets < untilSets)?.ms ?? longestHold
}

/**
 * Whether a write leaves now or waits for more. The first set and the end leave at once, because somebody waits for them, and so does
 * pain; between them a workout of 25 sets takes three writes.
 */
export function isWriteDue(write: WorkoutWrite, { now, sent, holdMs }: { now: number; sent: SentParts; holdMs: number }): boolean {
  const doneSets = write.sets.filter(({ doneAt }) => doneAt !== null).length
  if (write.workout.state !== 'under way' || write.exercises.some(({ pain }) => pain !== null)) return true
  if (doneSets >= setsAtOnce || (doneSets > 0 && sent.size === 0)) return true
  const changed = [...write.exercises, ...write.sets].map(({ changedAt }) => Date.parse(changedAt))
  return changed.some(at => now - at >= holdMs)
}
