import type { Cells } from '@allenio/contract/documents'
import type { ExerciseCell, RowCells } from '@allenio/contract/programs'
import type { Training, CompletedExercise, SetFigures, KnownExercise } from '@allenio/contract/workouts'
import { exerciseKey, noFigures, rowFor, suggestedSets, type SetSuggestion } from '@allenio/domain/workouts'
import type { OpenWorkout } from '../../device/open-workout.ts'

export interface ToolProps {
  player: OpenWorkout
  /** The plan on the device, with the exercises that it knows; undefined where there is none. */
  training: Training | undefined
  exerciseId: string
}

export interface ExerciseRights {
  swap: boolean
  reorder: boolean
  add: boolean
}

/** The changes that are allowed in a workout: clients may do what the business allows, the team everything. */
export function exerciseRights(training: Training | undefined, clientId: string | null): ExerciseRights {
  if (clientId !== null) return { swap: true, reorder: true, add: true }
  const { mayClientsSwap = false, mayClientsReorder = false, mayClientsAddExercises = false } = training?.settings ?? {}
  return { swap: mayClientsSwap, reorder: mayClientsReorder, add: mayClientsAddExercises }
}

export const knownExercise = (training: Training | undefined, id: string | undefined): KnownExercise | undefined =>
  training?.exercises.find(each => each.id === id)

/** Whether an exercise has a bar; an unknown one may have it. */
export const hasBar = (training: Training | undefined, id: string | undefined): boolean => knownExercise(training, id)?.hasBar ?? true

/** The exercise's name in the reader's language, if the device knows it. */
export const nameOf = (training: Training | undefined, { exercise }: Pick<CompletedExercise, 'exercise'>): string =>
  knownExercise(training, exercise.id)?.name ?? exercise.name

export const lastResult = (training: Training | undefined, exercise: ExerciseCell) =>
  training?.last.find(({ key }) => key === exerciseKey({ exercise }))

const firstSets = 3

const figuresOf = ({ kg, reps, seconds, metres }: SetFigures): SetFigures => ({ ...noFigures, kg, reps, seconds, metres })

/** The sets of an added exercise, which the plan does not have: those of the last time, or a few empty ones. */
export function setsToAdd(training: Training | undefined, exercise: ExerciseCell): SetSuggestion[] {
  const last = lastResult(training, exercise)?.sets.filter(({ kind }) => kind === 'work') ?? []
  if (last.length === 0) return Array.from({ length: firstSets }, () => ({ kind: 'work', figures: noFigures, plan: null }))
  return last.map(set => ({ kind: 'work', figures: figuresOf(set), plan: null }))
}

/** The figures after a swap: the plan's number of sets and repetitions, with the load of the new exercise's last time. */
export function figuresAfterSwap(training: Training | undefined, exercise: ExerciseCell, target: RowCells | null): SetFigures[] {
  if (!target) return setsToAdd(training, exercise).map(({ figures }) => figures)
  // the cells come out of JSON, in which missing ones are absent rather than undefined
  const row = rowFor(exercise, target) as Cells
  const maximum = { kg: null, stepKg: training?.settings.loadStep ?? 2.5 }
  return suggestedSets(row, { last: lastResult(training, exercise)?.sets ?? [], maximum }).map(({ figures }) => figures)
}
