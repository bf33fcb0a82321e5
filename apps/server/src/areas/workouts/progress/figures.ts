import type { CompletedExercise, CompletedSet, ExerciseBests, MaximumFormula } from '@allenio/contract/workouts'
import {
  bestsWith,
  exerciseKey,
  isWorkDone,
  setsByExercise,
  summaryOf,
  tonnageOf,
  type WorkoutResults,
  type WorkoutSummary,
} from '@allenio/domain/workouts'

/** Figures that are stored beside an exercise, so that its history over years is read without its sets. */
export interface ExerciseFigures {
  exercise_key: string
  is_counted: boolean
  sets_done: number
  kg: number | null
  reps: number | null
  epley_kg: number | null
  brzycki_kg: number | null
  tonnage_kg: number
  reps_at_loads: ExerciseBests['repsAtLoads']
}

export function exerciseFigures(exercise: CompletedExercise, sets: readonly CompletedSet[], isFinished: boolean): ExerciseFigures {
  const work = exercise.isRemoved ? [] : sets.filter(isWorkDone)
  const bests = bestsWith(null, work, 'epley')
  return {
    exercise_key: exerciseKey(exercise),
    is_counted: isFinished && work.length > 0,
    sets_done: work.length,
    kg: bests.load,
    reps: bests.repsAtLoads.find(({ kg }) => kg === (bests.load ?? 0))?.reps ?? null,
    epley_kg: bests.e1rm,
    brzycki_kg: bestsWith(null, work, 'brzycki').e1rm,
    tonnage_kg: tonnageOf(work),
    reps_at_loads: bests.repsAtLoads,
  }
}

interface Facts {
  formula: MaximumFormula
  /** The bests before this workout, by `exerciseKey`. */
  bests: ReadonlyMap<string, ExerciseBests>
}

export interface WorkoutFigures {
  summary: WorkoutSummary
  /** Figures by the exercise's id. */
  exercises: ReadonlyMap<string, ExerciseFigures & { records: WorkoutSummary['exercises'][number]['records'] }>
}

export function workoutFigures(results: WorkoutResults, facts: Facts): WorkoutFigures {
  const summary = summaryOf(results, facts)
  const sets = setsByExercise(results)
  const isFinished = results.workout.state === 'finished'
  const exercises = [...results.exercises.values()].map(exercise => {
    const records = summary.exercises.find(each => each.exercise.id === exercise.id)?.records ?? []
    return [exercise.id, { ...exerciseFigures(exercise, sets.get(exercise.id) ?? [], isFinished), records }] as const
  })
  return { summary, exercises: new Map(exercises) }
}
