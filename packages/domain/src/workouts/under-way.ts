import type { CompletedExercise, CompletedSet, CompletedWorkout } from '@allenio/contract/workouts'
import { changesOf, type ResultChanges } from './changes.ts'
import type { WorkoutEvent } from './events.ts'
import type { WorkoutResults } from './results.ts'

/** A workout with what has been done on this device, for undo. */
export interface WorkoutUnderWay extends WorkoutResults {
  steps: readonly WorkoutStep[]
}

export interface WorkoutStep {
  eventId: string
  /** The event can be taken back: it is neither an undo nor undone. */
  canBeUndone: boolean
  before: ResultChanges
  after: ResultChanges
}

const mostSteps = 200

export const openWorkout = (results: WorkoutResults): WorkoutUnderWay => ({ ...results, steps: [] })

/** The workout after an event. It never fails: an event about a set or an exercise that is not there changes nothing. */
export function applyEvent(state: WorkoutUnderWay, event: WorkoutEvent): WorkoutUnderWay {
  if (state.steps.some(({ eventId }) => eventId === event.id)) return state
  const undone = event.kind === 'undo' ? state.steps.find(step => step.eventId === event.eventId && step.canBeUndone) : undefined
  const changes = event.kind === 'undo' ? undone && reverted(state, undone) : changesOf(state, event)
  if (!changes) return state
  const after = stamped(state, changes, event.at)
  const step: WorkoutStep = { eventId: event.id, canBeUndone: event.kind !== 'undo', before: partsBefore(state, after), after }
  const steps = undone ? stepsWithout(state.steps, undone, after) : state.steps
  return { ...withParts(state, after), steps: [...steps, step].slice(-mostSteps) }
}

/** The parts are again as the steps before it have left them, under a new time. */
function stepsWithout(steps: readonly WorkoutStep[], undone: WorkoutStep, after: ResultChanges): WorkoutStep[] {
  const stamps = new Map(partsOf(after).map(({ id, changedAt }) => [id, changedAt]))
  const formerStamps = new Map(partsOf(undone.before).map(({ id, changedAt }) => [id, changedAt]))
  const restamp = <Part extends { id: string; changedAt: string }>(part: Part): Part =>
    part.changedAt === formerStamps.get(part.id) ? { ...part, changedAt: stamps.get(part.id) ?? part.changedAt } : part
  return steps.map(step => {
    if (step === undone) return { ...step, canBeUndone: false }
    const { workout, exercises = [], sets = [] } = step.after
    return { ...step, after: { ...(workout && { workout: restamp(workout) }), exercises: exercises.map(restamp), sets: sets.map(restamp) } }
  })
}

const partsOf = ({ workout, exercises = [], sets = [] }: ResultChanges) => [...(workout ? [workout] : []), ...exercises, ...sets]

export const eventToUndo = ({ steps }: WorkoutUnderWay): string | undefined => steps.findLast(({ canBeUndone }) => canBeUndone)?.eventId

/** Whether an undo would change something: parts that another device has changed since stay as they are. */
export function isStillThere(state: WorkoutUnderWay, eventId: string): boolean {
  const step = state.steps.find(each => each.eventId === eventId)
  return step !== undefined && partsOf(reverted(state, step)).length > 0
}

/**
 * Somebody who edits has seen what was there, so that the edit comes after it, even if this device's clock is behind that of the one which
 * wrote it.
 */
function stamped(state: WorkoutResults, { workout, exercises = [], sets = [] }: ResultChanges, at: string): ResultChanges {
  const stamp = <Part extends { changedAt: string }>(part: Part, before: Part | undefined): Part => ({
    ...part,
    changedAt: new Date(Math.max(Date.parse(at), Date.parse(before?.changedAt ?? at) + (before ? 1 : 0))).toISOString(),
  })
  return {
    ...(workout && { workout: stamp(workout, state.workout) }),
    exercises: exercises.map(each => stamp(each, state.exercises.get(each.id))),
    sets: sets.map(each => stamp(each, state.sets.get(each.id))),
  }
}

const partsBefore = (state: WorkoutResults, { workout, exercises = [], sets = [] }: ResultChanges): ResultChanges => ({
  ...(workout && { workout: state.workout }),
  exercises: exercises.flatMap(({ id }) => state.exercises.get(id) ?? []),
  sets: sets.flatMap(({ id }) => state.sets.get(id) ?? []),
})

const withParts = (state: WorkoutUnderWay, { workout, exercises = [], sets = [] }: ResultChanges): WorkoutUnderWay => ({
  ...state,
  workout: workout ?? state.workout,
  exercises: withEach(state.exercises, exercises),
  sets: withEach(state.sets, sets),
})

const withEach = <Part extends { id: string }>(parts: ReadonlyMap<string, Part>, changed: readonly Part[]): ReadonlyMap<string, Part> =>
  changed.length === 0 ? parts : new Map([...parts, ...changed.map(part => [part.id, part] as const)])

/** Parts that a step has added are removed, others are as before it; those that were changed since are left alone. */
function reverted(state: WorkoutResults, { before, after }: WorkoutStep): ResultChanges {
  const isWorkoutUnchanged = after.workout?.changedAt === state.workout.changedAt
  return {
    ...(before.workout && isWorkoutUnchanged && { workout: before.workout satisfies CompletedWorkout }),
    exercises: revertedParts<CompletedExercise>(state.exercises, before.exercises ?? [], after.exercises ?? []),
    sets: revertedParts<CompletedSet>(state.sets, before.sets ?? [], after.sets ?? []),
  }
}

interface Removable {
  id: string
  isRemoved: boolean
  changedAt: string
}

const revertedParts = <Part extends Removable>(parts: ReadonlyMap<string, Part>, before: readonly Part[], after: readonly Part[]): Part[] =>
  after
    .filter(({ id, changedAt }) => parts.get(id)?.changedAt === changedAt)
    .map(part => before.find(({ id }) => id === part.id) ?? { ...part, isRemoved: true })
