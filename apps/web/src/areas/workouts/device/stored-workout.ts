import type { Training, WholeWorkout, CompletedExercise, CompletedSet, CompletedWorkout, WorkoutWrite } from '@allenio/contract/workouts'
import {
  applyEvent,
  exerciseKey,
  exercisesOf,
  mergeResults,
  openWorkout,
  restAfter,
  resultsOf,
  startRest,
  withSent,
  type Rest,
  type SentParts,
  type WorkoutEvent,
  type WorkoutResults,
  type WorkoutUnderWay,
} from '@allenio/domain/workouts'

const version = 1

/** A workout as this device stores it. */
export interface StoredWorkout {
  version: typeof version
  /** The client whom a coach trains; null for the person of this device. */
  clientId: string | null
  state: WorkoutUnderWay
  /** The parts that the server has answered. */
  sent: SentParts
  /** When the last answer arrived, by this device's clock: anything that was requested before is older. */
  answeredAt?: number
  rest: RestOfSet | null
  /** The last results and bests of its exercises when the workout was finished. */
  before?: FactsBefore
}

/** Last results and bests before a workout; the server counts the workout among them once it is finished. */
export type FactsBefore = Pick<Training, 'last' | 'bests'>

export interface RestOfSet extends Rest {
  /** The set after which the rest began. */
  setId: string
}

const nameStart = 'workout/'
export const workoutNames = nameStart

/** The name of a workout's record, and of the lane in which it is sent. */
export const workoutName = (id: string): string => `${nameStart}${id}`
export const isWorkoutName = (name: string | undefined): name is string => name?.startsWith(nameStart) ?? false

export const newStoredWorkout = (state: WorkoutUnderWay, clientId: string | null): StoredWorkout => ({
  version,
  clientId,
  state,
  sent: new Map(),
  rest: null,
})

/** Reads a stored workout. This app wrote it, but perhaps another version of the app: bests that no count stands beside judge nothing. */
export function parseStoredWorkout(value: unknown): StoredWorkout | undefined {
  if (typeof value !== 'object' || value === null || !('version' in value) || value.version !== version) return undefined
  const stored = value as StoredWorkout
  const { before, ...withoutBefore } = stored
  return before?.bests.some(best => !('times' in best)) ? withoutBefore : stored
}

export function withEvent(stored: StoredWorkout, event: WorkoutEvent): StoredWorkout {
  const state = applyEvent(stored.state, event)
  return state === stored.state ? stored : { ...stored, state, rest: restWith(stored.rest, state, event) }
}

/** Stores the facts for records. A workout that is finished again keeps the first ones, because the server's later facts include it. */
export function withFactsBefore(stored: StoredWorkout, { last, bests }: FactsBefore): StoredWorkout {
  const keys = new Set(exercisesOf(stored.state).map(exerciseKey))
  const ofWorkout = <Fact extends { key: string }>(facts: readonly Fact[], former: readonly Fact[] = []): Fact[] => [
    ...new Map([...facts.filter(({ key }) => keys.has(key)), ...former].map(fact => [fact.key, fact])).values(),
  ]
  return { ...stored, before: { last: ofWorkout(last, stored.before?.last), bests: ofWorkout(bests, stored.before?.bests) } }
}

/** Updates the rest: ticking a set begins one and ends the former; undoing the tick ends it too. */
function restWith(rest: RestOfSet | null, state: WorkoutUnderWay, event: WorkoutEvent): RestOfSet | null {
  if (state.workout.state !== 'under way') return null
  if (event.kind === 'tick set') {
    const seconds = restAfter(state, event.setId)
    return seconds > 0 ? { ...startRest(seconds, Date.parse(event.at)), setId: event.setId } : null
  }
  const set = rest && state.sets.get(rest.setId)
  return set && set.doneAt !== null && !set.isRemoved ? rest : null
}

/** The server's answer to a write: parts that another device has changed later. */
export interface WriteAnswer {
  workout: CompletedWorkout | null
  exercises: readonly CompletedExercise[]
  sets: readonly CompletedSet[]
}

/** Applies the server's answer. A part that has changed here since the write was sent stays, and the server judges it later. */
export function withAnswer(
  stored: StoredWorkout,
  write: WorkoutWrite,
  { workout, exercises, sets }: WriteAnswer,
  answeredAt = Date.now(),
): StoredWorkout {
  const { state } = stored
  const sent = withSent(stored.sent, write)
  const isSettled = (own: Part | undefined) => own === undefined || sent.get(own.id) === own.changedAt
  const settledExercises = exercises.filter(({ id }) => isSettled(state.exercises.get(id)))
  const settledSets = sets.filter(({ id }) => isSettled(state.sets.get(id)))
  // the start is a time of this device's clock, which may be wrong: the server corrects it with every write
  const other = workout && isSettled(state.workout) ? { ...workout, startedAt: state.workout.startedAt } : state.workout
  return {
    ...stored,
    answeredAt,
    sent: new Map([...sent, ...[other, ...settledExercises, ...settledSets].filter(part => part !== state.workout).map(stampOf)]),
    state: {
      ...state,
      workout: other,
      exercises: new Map([...state.exercises, ...settledExercises.map(part => [part.id, part] as const)]),
      sets: new Map([...state.sets, ...settledSets.map(part => [part.id, part] as const)]),
    },
  }
}

interface Part {
  id: string
  changedAt: string
}

const stampOf = ({ id, changedAt }: Part) => [id, changedAt] as const

/** Makes a stored workout from a workout of the server. */
export const storedFromServer = (version: WholeWorkout, clientId: string | null): StoredWorkout => ({
  ...newStoredWorkout(openWorkout(resultsOf(version)), clientId),
  sent: withSent(new Map(), version),
})

/**
 * Merges the server's version. Parts that are missing here are added. Unsent parts stay, and the server judges them later. For all other
 * parts the server's version counts, because this device's clock may be wrong; if it was requested before the last answer, the later
 * version counts.
 */
export function withServerVersion(stored: StoredWorkout, { workout, exercises, sets }: WholeWorkout, askedAt = 0): StoredWorkout {
  const { state, sent } = stored
  const isNewer = askedAt > (stored.answeredAt ?? 0)
  const isSettled = (own: Part | undefined) => own === undefined || sent.get(own.id) === own.changedAt
  // if the business hides figures, the server does not send those of open sets, not even the ones that this device has sent
  const isRepeated = (own: CompletedSet | undefined, set: CompletedSet) =>
    own?.changedAt === set.changedAt && own.doneAt === null && set.doneAt === null
  const settled = {
    workout: isSettled(state.workout) ? workout : state.workout,
    exercises: exercises.filter(({ id }) => isSettled(state.exercises.get(id))),
    sets: sets.filter(set => isSettled(state.sets.get(set.id)) && !isRepeated(state.sets.get(set.id), set)),
  }
  // the hidden figures of an open set are only on this device
  const isOpen = (set: CompletedSet) => set.doneAt === null && (state.sets.get(set.id)?.doneAt ?? null) === null
  const base: WorkoutResults = isNewer
    ? {
        workout: settled.workout,
        exercises: new Map([...state.exercises].filter(([id]) => !settled.exercises.some(each => each.id === id))),
        sets: new Map([...state.sets].filter(([id]) => !settled.sets.some(each => each.id === id && !isOpen(each)))),
      }
    : state
  const merged = mergeResults(base, resultsOf(settled))
  const isTaken = ({ id, changedAt }: Part) =>
    (id === merged.workout.id ? merged.workout : (merged.exercises.get(id) ?? merged.sets.get(id)))?.changedAt === changedAt
  const takenParts = [...(isSettled(state.workout) ? [workout] : []), ...settled.exercises, ...settled.sets].filter(isTaken)
  return { ...stored, state: { ...state, ...merged }, sent: new Map([...sent, ...takenParts.map(stampOf)]) }
}
