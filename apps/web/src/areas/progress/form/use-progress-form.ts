import { poses } from '@allenio/contract/progress'
import { useEffect, useRef, useState } from 'react'
import type { BaseSyntheticEvent } from 'react'
import { useForm } from 'react-hook-form'
import { messageOf, reportCallError } from '#lib/api'
import { isOnline } from '#lib/device'
import { fieldErrorsOf, messageAt, useFormWords, waitOf } from '#lib/forms'
import type { FormFailure } from '#lib/forms'
import { useProgressWords } from '../words.ts'
import { uploadField } from './slots.ts'
import { UploadNotFinished } from './photos.ts'
import type { Photos } from './photos.ts'
import { faultsOf } from './values.ts'
import type { ProgressValues } from './values.ts'

interface ProgressFormOptions {
  start: ProgressValues
  /** The last day that the server accepts: a client in another zone may be a day ahead of the writer. */
  latestDay: string
  photos: Photos
  /** A row has photos already: then none is needed. */
  hasPhotos: boolean
  saveDraft: (values: ProgressValues) => void
  send: (values: ProgressValues) => Promise<void>
}

const toFieldErrors = (faults: object) =>
  Object.fromEntries(Object.entries(faults).map(([field, message]) => [field, { type: 'check', message }]))

export function useProgressForm({ start, latestDay, photos, hasPhotos, saveDraft, send }: ProgressFormOptions) {
  const t = useProgressWords()
  const formWords = useFormWords()
  const [failure, setFailure] = useState<FormFailure>()
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const form = useForm<ProgressValues>({
    defaultValues: start,
    mode: 'onTouched',
    resolver: values => {
      const faults = faultsOf(values, { t, latestDay })
      return Object.keys(faults).length ? { values: {}, errors: toFieldErrors(faults) } : { values, errors: {} }
    },
  })
  const {
    subscribe,
    setError,
    handleSubmit,
    formState: { errors },
  } = form
  const saveDraftRef = useRef(saveDraft)
  useEffect(() => {
    saveDraftRef.current = saveDraft
  })
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) saveDraftRef.current(values)
        },
      }),
    [subscribe],
  )

  const showError = (error: unknown) => {
    if (error instanceof UploadNotFinished) return
    // the form shows the error itself, but a session that has ended must end everywhere
    reportCallError(error, { of: 'form', quiet: true })
    const sentences = fieldErrorsOf(error)
    let hasFieldError = false
    for (const pose of poses) {
      const sentence = sentences[uploadField[pose]]
      if (sentence) photos.fault(pose, sentence)
      hasFieldError ||= sentence !== undefined
    }
    for (const field of ['day', 'kg', 'note'] as const) {
      const message = sentences[field]
      if (message) setError(field, { type: 'server', message }, { shouldFocus: !hasFieldError })
      hasFieldError ||= message !== undefined
    }
    if (hasFieldError) return
    const wait = waitOf(error)
    setFailure({ wait, text: wait !== undefined ? undefined : isOnline() ? messageOf(error) : formWords('offline') })
  }
  const attempt = async (values: ProgressValues, write = send) => {
    if (isRunning.current || failure?.wait !== undefined) return
    if (!hasPhotos && Object.keys(photos.slots).length === 0) return photos.fault('all', t('photoNeeded'))
    isRunning.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      await write(values)
    } catch (error) {
      showError(error)
    }
    isRunning.current = false
    setBusy(false)
  }
  return {
    ...form,
    attempt,
    isBusy,
    failure,
    forget: () => setFailure(undefined),
    wrong: (field: keyof ProgressValues) => messageAt(errors, field),
    submit: (event?: BaseSyntheticEvent) => {
      // both kinds of faults are shown at once
      if (!hasPhotos && Object.keys(photos.slots).length === 0) photos.fault('all', t('photoNeeded'))
      return handleSubmit(values => attempt(values))(event)
    },
  }
}

export type ProgressFormControl = ReturnType<typeof useProgressForm>
