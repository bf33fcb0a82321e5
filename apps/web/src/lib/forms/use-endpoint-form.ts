import type { AnswerButton, Endpoint, Input, Output } from '@allenio/contract'
import { useRef, useState } from 'react'
import type { BaseSyntheticEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { DefaultValues, FieldErrors, Path } from 'react-hook-form'
import type { z } from 'zod'
import { callSaying, messageOf, reportCallError } from '#lib/api'
import { isOnline } from '#lib/device'
import { fieldErrorsOf, waitOf } from './refusal.ts'
import { useFormWords } from './words.ts'
import { wordedResolver } from './worded-resolver.ts'
import type { FormSchema } from './worded-resolver.ts'

interface EndpointForm<E extends Endpoint, Schema extends FormSchema> {
  endpoint: E
  /** The part of the endpoint's input that this form edits. */
  schema: Schema
  start: DefaultValues<z.input<Schema>>
  check?: (values: z.input<Schema>) => Readonly<Record<string, string | undefined>>
  toInput: (values: z.output<Schema>) => Input<E>
  onDone: (answer: Output<E>, more: { values: z.output<Schema>; message: string | undefined }) => unknown
  /** Handles an error that belongs to no field. Returns true if the form shows it elsewhere than in its notice. */
  onRefused?: (error: unknown) => boolean
}

export interface FormFailure {
  text: string | undefined
  wait: number | undefined
  /** Buttons that the server offers as a way out. */
  buttons?: readonly AnswerButton[] | undefined
}

/** A form for one call. The call's own schema checks it while the person types, then the server; both show errors beside the field. */
export function useEndpointForm<E extends Endpoint, Schema extends FormSchema>({
  endpoint,
  schema,
  start,
  check,
  toInput,
  onDone,
  onRefused,
}: EndpointForm<E, Schema>) {
  const say = useFormWords()
  const [failure, setFailure] = useState<FormFailure>()
  const [isBusy, setBusy] = useState(false)
  const isRunning = useRef(false)
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    defaultValues: start,
    resolver: wordedResolver(schema, { say, check }),
    mode: 'onTouched',
  })
  const { handleSubmit, setError, control, getValues } = form
  const { errors } = form.formState

  const send = async (values: z.output<Schema>) => {
    // a second press while the first request is running does nothing
    if (isRunning.current || failure?.wait !== undefined) return
    isRunning.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      const { data, message, refreshed } = await callSaying(endpoint, toInput(values))
      await Promise.all([onDone(data, { values, message }), refreshed])
    } catch (error) {
      refuse(error)
    }
    isRunning.current = false
    setBusy(false)
  }
  const refuse = (error: unknown) => {
    // the form shows the error itself, but the report is needed because a session that has ended must end everywhere
    reportCallError(error, { of: 'form', quiet: true, method: endpoint.method, path: endpoint.path })
    if (onRefused?.(error)) return
    const known = Object.entries(fieldErrorsOf(error)).filter(([field]) => field in getValues())
    for (const [index, [field, message]] of known.entries()) {
      setError(field as Path<z.input<Schema>>, { type: 'server', message }, { shouldFocus: index === 0 })
    }
    if (known.length > 0) return
    const wait = waitOf(error)
    setFailure({ wait, text: wait !== undefined ? undefined : isOnline() ? messageOf(error) : say('offline') })
  }
  return {
    ...form,
    control,
    isBusy,
    failure,
    forget: () => setFailure(undefined),
    /** The error sentence beside a field. */
    wrong: (field: Path<z.input<Schema>>) => messageAt(errors, field),
    submit: (event?: BaseSyntheticEvent) => handleSubmit(send)(event),
  }
}

export function messageAt(errors: FieldErrors, field: string): string | undefined {
  const message = errors[field]?.message
  return typeof message === 'string' ? message : undefined
}
