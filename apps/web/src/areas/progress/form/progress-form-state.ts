import { poses } from '@allenio/contract/progress'
import type { Pose } from '@allenio/contract/progress'
import { useState } from 'react'
import type { BaseSyntheticEvent } from 'react'
import { fieldErrorsOf, useSubmitForm } from '#lib/forms'
import { useProgressWords } from '../words.ts'
import type { ProgressDraft } from './form-draft.tsx'
import { usePhotos } from './photos.ts'
import type { Photos } from './photos.ts'
import { uploadField } from './slots.ts'
import { faultsOf } from './values.ts'
import type { ProgressValues } from './values.ts'

interface ProgressFormOptions<Saved> {
  draft: ProgressDraft
  start: ProgressValues
  /** The last day that the server accepts: a client in another zone may be a day ahead of the writer. */
  latestDay: string
  /** The name of the uploads; absent if the photos are sent with the write and not before it. */
  purpose: string | undefined
  /** The poses with photos of an existing row, which needs no new one. */
  savedPoses?: readonly Pose[]
  save: (values: ProgressValues, photos: Photos) => Promise<Saved>
  onSaved: (saved: Saved, values: ProgressValues) => void
  onRefused?: (error: unknown) => boolean
}

const toFieldErrors = (faults: object) =>
  Object.fromEntries(Object.entries(faults).map(([field, message]) => [field, { type: 'check', message }]))

export function useProgressForm<Saved>(options: ProgressFormOptions<Saved>) {
  const { draft, start, latestDay, purpose, savedPoses = [], save, onSaved, onRefused } = options
  const t = useProgressWords()
  const photos = usePhotos({ start: draft.slots ?? {}, saveDraft: draft.saveSlots, purpose, takenPoses: savedPoses })
  const [hasDraft] = useState(draft.draft !== undefined || draft.slots !== undefined)
  const lacksPhoto = () => savedPoses.length === 0 && Object.keys(photos.slots).length === 0
  const showPhotoErrors = (error: unknown): boolean => {
    const sentences = fieldErrorsOf(error)
    const refusedPoses = poses.filter(pose => sentences[uploadField[pose]])
    for (const pose of refusedPoses) photos.fault(pose, sentences[uploadField[pose]])
    return refusedPoses.length > 0
  }
  const form = useSubmitForm<ProgressValues, ProgressValues, Saved>({
    start,
    draft,
    resolver: values => {
      const faults = faultsOf(values, { t, latestDay })
      return Object.keys(faults).length > 0 ? { values: {}, errors: toFieldErrors(faults) } : { values, errors: {} }
    },
    send: values => save(values, photos),
    onSaved: saved => {
      photos.forget()
      onSaved(saved, form.getValues())
    },
    onRefused: error => (onRefused?.(error) ?? false) || showPhotoErrors(error),
  })
  return {
    ...form,
    photos,
    hasDraft,
    startOver: draft.startOver,
    discard: draft.discard,
    /** Makes another call first, for example to undelete the row that was deleted meanwhile. */
    saveAfter: (first: () => Promise<unknown>) =>
      void form.attempt(async () => {
        await first()
        return save(form.getValues(), photos)
      }),
    submit: (event?: BaseSyntheticEvent) => {
      if (!lacksPhoto()) return form.submit(event)
      // the missing photo and the faults of fields are shown together
      photos.fault('all', t('photoNeeded'))
      return form.handleSubmit(() => undefined)(event)
    },
  }
}

/** The state that the form's parts share; `attempt` depends on the answer of the write. */
export type ProgressFormControl = Omit<ReturnType<typeof useProgressForm>, 'attempt'>
