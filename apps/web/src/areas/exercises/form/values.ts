import type { ExerciseDetail } from '@allenio/contract/exercises'
import { presetExercise, exerciseFields } from '@allenio/contract/forms/exercise-fields'
import type { ExerciseFields } from '@allenio/contract/exercise-fields'
import { Tag } from '@allenio/contract/forms/clients'
import { exerciseTagsAtMost } from '@allenio/contract/exercises'
import { z } from 'zod'

/** The values that the form edits. Exercises of the library have no tags. */
export const exerciseForm = z.object({ ...exerciseFields, tags: z.array(Tag).max(exerciseTagsAtMost) })
export type ExerciseValues = z.output<typeof exerciseForm>

export const emptyValues = (): ExerciseValues => ({ ...presetExercise, primaryMuscles: [], secondaryMuscles: [], equipment: [], tags: [] })

export function valuesOf(exercise: ExerciseFields & Partial<Pick<ExerciseDetail, 'tags'>>): ExerciseValues {
  const { tags = [] } = exercise
  // the form has the same fields, by the same names
  const fields = Object.fromEntries(Object.keys(exerciseFields).map(name => [name, exercise[name as keyof ExerciseFields]]))
  return { ...(fields as ExerciseFields), tags }
}

/** Only what somebody has changed, so that nothing is overwritten that a colleague has changed meanwhile. */
export function changedValues(before: ExerciseValues, now: ExerciseValues): Partial<ExerciseValues> {
  const was = new Map<string, unknown>(Object.entries(before))
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name))))
}

const storedForm = exerciseForm.partial()

/** An older version of the form may have written the draft, so missing values are taken from `start`. */
export function readDraft(stored: unknown, start: ExerciseValues): ExerciseValues | undefined {
  const { data } = storedForm.safeParse(stored)
  return data && Object.keys(data).length > 0 ? { ...start, ...withoutUndefined(data) } : undefined
}

/** The unsaved values, and those that the exercise had when the form was opened. */
export interface EditDraft {
  base: ExerciseValues
  values: ExerciseValues
}

/** Applies the changes of a draft to the exercise as it is now. */
export function mergedDraft(stored: unknown, start: ExerciseValues): EditDraft | undefined {
  if (typeof stored !== 'object' || stored === null || !('base' in stored) || !('values' in stored)) return undefined
  const [base, values] = [readDraft(stored.base, start), readDraft(stored.values, start)]
  const changes = base && values && changedValues(base, values)
  return changes && Object.keys(changes).length > 0 ? { base: start, values: { ...start, ...changes } } : undefined
}

const withoutUndefined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<ExerciseValues>
