import type { AnswerButton } from '@allenio/contract'
import { useEffect, useRef, useState } from 'react'
import type { BaseSyntheticEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { FieldPath } from 'react-hook-form'
import { CallError, messageOf, reportCallError } from '#lib/api'
import { isOnline } from '#lib/device'
import { fieldErrorsOf, messageAt, useFormWords, waitOf } from '#lib/forms'
import type { FormFailure } from '#lib/forms'
import type { ClientValues } from './form-values.ts'
import { clientResolver } from './resolver.ts'

interface ClientFormOptions {
  /** The first values of the fields; to change them later, the form has to be mounted again. */
  start: ClientValues
  keep: (values: ClientValues) => void
  send: (values: ClientValues) => Promise<void>
  /** Returns true if the page shows the error itself, neither beside a field nor above the form. */
  onRefused?: (error: CallError) => boolean
}

export function useClientForm({ start, keep, send, onRefused }: ClientFormOptions) {
  const say = useFormWords()
  const [failure, setFailure] = useState<FormFailure>()
  /** Links to the client that already has the address, as the server sends them. */
  const [duplicateLinks, setDuplicateLinks] = useState<readonly AnswerButton[]>([])
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const form = useForm<ClientValues>({ defaultValues: start, resolver: clientResolver(say), mode: 'onTouched' })
  const {
    subscribe,
    setError,
    handleSubmit,
    getValues,
    formState: { errors },
  } = form
  const keepLast = useRef(keep)
  useEffect(() => {
    keepLast.current = keep
  })
  // an uploaded picture is not kept, because it expires sooner than a draft
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values: typed, isDirty }) => {
          if (isDirty) keepLast.current({ ...typed, photoUploadId: '' })
        },
      }),
    [subscribe],
  )

  const attempt = async (act: () => Promise<void>) => {
    // a second press while the first is on its way does nothing
    if (isRunning.current || failure?.wait !== undefined) return
    isRunning.current = true
    setBusy(true)
    setFailure(undefined)
    setDuplicateLinks([])
    try {
      await act()
    } catch (error) {
      refuse(error)
    }
    isRunning.current = false
    setBusy(false)
  }
  const refuse = (error: unknown) => {
    const needsPlan = error instanceof CallError && error.status === 402
    // this form shows the error and the way out itself, but the shell handles it if the way out is a page of the app
    reportCallError(error, { of: 'form', quiet: !needsPlan || error.data.redirect === undefined })
    if (error instanceof CallError && onRefused?.(error)) return
    const faults = Object.entries(fieldErrorsOf(error)).filter(([field]) => field in getValues())
    for (const [index, [field, message]] of faults.entries()) {
      setError(field as FieldPath<ClientValues>, { type: 'server', message }, { shouldFocus: index === 0 })
    }
    if (error instanceof CallError) setDuplicateLinks(error.data.buttons ?? [])
    if (faults.length > 0) return
    const wait = waitOf(error)
    setFailure({
      wait,
      text: wait !== undefined ? undefined : isOnline() ? messageOf(error) : say('offline'),
      ...(needsPlan && { buttons: error.data.buttons }),
    })
  }
  return {
    ...form,
    isBusy,
    failure,
    duplicateLinks,
    forget: () => setFailure(undefined),
    wrong: (field: FieldPath<ClientValues>) => messageAt(errors, field),
    attempt,
    submit: (event?: BaseSyntheticEvent) => handleSubmit(typed => attempt(() => send(typed)))(event),
  }
}

export type ClientFormControl = ReturnType<typeof useClientForm>
