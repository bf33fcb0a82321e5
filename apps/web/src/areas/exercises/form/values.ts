import type { Language } from '@allenio/contract'
import { exerciseTagsAtMost, type ExerciseDetail, type ExerciseFields } from '@allenio/contract/exercises'
import { presetExercise, exerciseFields } from '@allenio/contract/forms/exercises'
import { WrittenTag } from '@allenio/contract/forms/tags'
import { z } from 'zod'
import { draftReader } from '#lib/forms'

/** The values that the form edits. Exercises of the library have no tags. */
export const exerciseForm = z.object({ ...exerciseFields, tags: z.array(WrittenTag).max(exerciseTagsAtMost) })
export type ExerciseValues = z.output<typeof exerciseForm>

/** A name that was typed elsewhere is taken for one in the language of the app. */
export const emptyValues = (name = '', language?: Language): ExerciseValues => ({
  ...presetExercise,
  ...(language && { [language === 'it' ? 'nameIt' : 'nameEn']: name }),
  primaryMuscles: [],
  secondaryMuscles: [],
  equipment: [],
  tags: [],
})

export function valuesOf(exercise: ExerciseFields & Partial<Pick<ExerciseDetail, 'tags'>>): ExerciseValues {
  const { tags = [] } = exercise
  // the form has the same fields, by the same names
  const fields = Object.fromEntries(Object.keys(exerciseFields).map(name => [name, exercise[name as keyof ExerciseFields]]))
  return { ...(fields as ExerciseFields), tags }
}

export const { parseDraft, mergedDraft } = draftReader<ExerciseValues>(exerciseForm.partial())
