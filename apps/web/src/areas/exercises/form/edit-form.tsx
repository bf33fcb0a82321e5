import { updateExercise, type ExerciseDetail } from '@allenio/contract/exercises'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { goTo } from '#shell'
import { changedValues } from '#lib/forms'
import type { FormDraft } from '#lib/forms'
import { rememberedPlace } from '#lib/list-place'
import { WithDraft } from '#ui/form'
import { toast } from '#ui/toast'
import { SheetFormPage } from '#ui/sheet-page'
import { exerciseTagsQuery } from '../data.ts'
import { exercisesAddress } from '../list/filters.ts'
import { ExerciseFields } from './exercise-fields.tsx'
import { useExerciseForm } from './use-exercise-form.ts'
import { mergedDraft, valuesOf } from './values.ts'
import type { ExerciseValues } from './values.ts'
import { useFormWords } from './words.ts'

/** The fields of an own exercise. They start as they were when the page was opened. */
export function EditForm({ exercise }: { exercise: ExerciseDetail }) {
  const [start] = useState(() => valuesOf(exercise))
  return (
    <WithDraft name={`exercise ${exercise.id}`} parse={stored => mergedDraft(stored, start)}>
      {({ draft, save, discard }) => (
        <Form id={exercise.id} start={start} draft={{ draft: draft?.values, save: values => save({ base: start, values }), discard }} />
      )}
    </WithDraft>
  )
}

interface FormProps {
  id: string
  start: ExerciseValues
  draft: FormDraft<ExerciseValues>
}

function Form({ id, start, draft }: FormProps) {
  const t = useFormWords()
  const { data } = useQuery(exerciseTagsQuery())
  const listHref = exercisesAddress.href(rememberedPlace(exercisesAddress))
  const form = useExerciseForm({
    endpoint: updateExercise,
    start,
    draft,
    toInput: values => ({ id, ...changedValues(start, values) }),
    onSaved: () => {
      toast({ type: 'success', text: t('saved') })
      goTo(listHref, { isSaved: true })
    },
  })
  return (
    <SheetFormPage form={form} cancelHref={listHref} onCancel={draft.discard}>
      <ExerciseFields form={form} tags={data?.tags.map(({ tag }) => tag) ?? []} />
    </SheetFormPage>
  )
}
