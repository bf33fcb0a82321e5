import type { Endpoint, Input, Output } from '@allenio/contract'
import { useEndpointForm } from '#lib/forms'
import type { FormDraft } from '#lib/forms'
import { exerciseForm } from './values.ts'
import type { ExerciseValues } from './values.ts'
import { useFormWords } from './words.ts'

interface ExerciseFormOptions<E extends Endpoint> {
  endpoint: E
  start: ExerciseValues
  draft: FormDraft<ExerciseValues>
  toInput: (values: ExerciseValues) => Input<E>
  onSaved: (exercise: Output<E>) => void
}

/** The form of an exercise, own or of the library, new or not. */
export function useExerciseForm<E extends Endpoint>(options: ExerciseFormOptions<E>) {
  const t = useFormWords()
  return useEndpointForm({
    ...options,
    schema: exerciseForm,
    check: ({ nameIt, nameEn }) => ({ nameIt: nameIt.trim() || nameEn.trim() ? undefined : t('nameNeeded') }),
  })
}

export type ExerciseForm = ReturnType<typeof useExerciseForm>
