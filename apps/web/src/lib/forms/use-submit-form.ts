import type { AnswerButton } from '@allenio/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BaseSyntheticEvent } from 'react'
import { useController, useForm } from 'react-hook-form'
import type { ChangeHandler, Control, DefaultValues, FieldErrors, FieldPath, FieldValues, Path, Resolver } from 'react-hook-form'
import { CallError, isCancelled, messageOf, reportCallError } from '#lib/api'
import { isOnline } from '#lib/device'
import { buttonsOf, fieldErrorsOf, waitOf } from './refusal.ts'
import { useFormWords } from './words.ts'

/** An unfinished form that this device has stored: what `useDraft` returns once it is loaded. */
export interface FormDraft<Values> {
  draft: Values | undefined
  save: (values: Values) => void
  discard: () => void
}

export interface SubmitForm<Values extends FieldValues, Output, Answer> {
  start: DefaultValues<Values>
  resolver: Resolver<Values, unknown, Output>
  /** Throws if the write is refused; the error is shown beside its field or above the form. An AbortError: the person gave it up. */
  send: (values: Output) => Promise<Answer>
  /** Shows what was saved and leaves the form. The draft is gone by then: a screen that goes away would store it once more. */
  onSaved?: ((answer: Answer) => unknown) | undefined
  /** The part of the call's input that has the form's fields: a 422 about `entries.0.value` belongs to the field `value` at `entries.0`. */
  fieldsAt?: string | undefined
  draft?: FormDraft<Values> | undefined
  /** Handles an error that belongs to no field. Returns true if the form shows it elsewhere than in its notice. */
  onRefused?: ((error: unknown) => boolean) | undefined
  call?: { method: string; path: string } | undefined
}

export interface FormFailure {
  text: string | undefined
  wait: number | undefined
  /** Buttons that the server offers as a way out. */
  buttons?: readonly AnswerButton[] | undefined
}

/**
 * A form whose submit is more than one call; for one call take `useEndpointForm`. It sends once however often it is
 * pressed, shows each error where it belongs, and stores a draft while the person types.
 */
export function useSubmitForm<Values extends FieldValues, Output, Answer = void>(options: SubmitForm<Values, Output, Answer>) {
  const { start, resolver, send, onSaved, fieldsAt, draft, onRefused, call } = options
  const say = useFormWords()
  const [failure, setFailure] = useState<FormFailure>()
  const [isBusy, setBusy] = useState(false)
  const [hasDraft, setHasDraft] = useState(draft?.draft !== undefined)
  const [round, setRound] = useState(0)
  const isRunning = useRef(false)
  const form = useForm<Values, unknown, Output>({
    // the types differ only in that default values may be partial
    defaultValues: (draft?.draft as DefaultValues<Values> | undefined) ?? start,
    resolver,
    mode: 'onTouched',
  })
  const { handleSubmit, setError, getValues, register, reset, subscribe } = form
  const { errors } = form.formState

  const saveDraft = useEffectEvent((values: Values) => draft?.save(values))
  const hasDrafts = draft !== undefined
  useEffect(
    () =>
      hasDrafts
        ? subscribe({
            formState: { values: true, isDirty: true },
            callback: ({ values, isDirty }) => {
              if (isDirty) saveDraft(values)
            },
          })
        : undefined,
    [hasDrafts, subscribe],
  )

  const attempt = async (act: () => Promise<Answer>) => {
    // a second press while the first request is running does nothing
    if (isRunning.current || failure?.wait !== undefined) return
    isRunning.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      const answer = await act()
      draft?.discard()
      await onSaved?.(answer)
    } catch (error) {
      refuse(error)
    }
    isRunning.current = false
    setBusy(false)
  }
  const refuse = (error: unknown) => {
    if (isCancelled(error)) return
    // the form shows the error itself, but a session that has ended must end everywhere, and a plan that is full has its own page
    const leads = error instanceof CallError && error.status === 402 && error.data.redirect !== undefined
    reportCallError(error, { of: 'form', quiet: !leads, ...call })
    if (onRefused?.(error)) return
    const prefix = fieldsAt === undefined ? '' : `${fieldsAt}.`
    const faults = Object.entries(fieldErrorsOf(error))
      .map(([field, message]) => [field.startsWith(prefix) ? field.slice(prefix.length) : field, message] as const)
      .filter(([field]) => (field.split('.')[0] ?? field) in getValues())
    for (const [index, [field, message]] of faults.entries()) {
      setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
    }
    if (faults.length > 0) return
    const wait = waitOf(error)
    setFailure({ wait, text: wait !== undefined ? undefined : isOnline() ? messageOf(error) : say('offline'), buttons: buttonsOf(error) })
  }
  /** The error sentence beside a field. */
  const wrong = (field: Path<Values>) => messageAt(errors, field)
  return {
    ...form,
    isBusy,
    failure,
    forget: () => setFailure(undefined),
    /** Runs another write that saves the form, with its busy state and its errors. */
    attempt,
    wrong,
    /** For a field with a native input: name, listeners and error. */
    field: <Name extends Path<Values>>(name: Name) => {
      const registered = register(name)
      // an error under a field that was only passed would move the page away from the press that left it
      const onBlur: ChangeHandler = async event => (getValues(name) === '' ? undefined : registered.onBlur(event))
      return { ...registered, onBlur, error: wrong(name) }
    },
    submit: (event?: BaseSyntheticEvent) => handleSubmit(values => attempt(() => send(values)))(event),
    /** The form started with a draft that was left on this device. */
    hasDraft,
    startOver: () => {
      draft?.discard()
      reset(start)
      setHasDraft(false)
      setRound(round + 1)
    },
    /** Changes when the form starts over, as a key for editors that read their value only once. */
    round,
  }
}

/** For a field that is given its value and calls back with the next one: a choice, a decimal, a rich text. */
export function useFormValue<Values extends FieldValues, Output, Name extends FieldPath<Values>>(
  { control }: { control: Control<Values, unknown, Output> },
  name: Name,
) {
  const { field, fieldState } = useController<Values, Name, Output>({ control, name })
  return { ...field, error: fieldState.error?.message }
}

export function messageAt(errors: FieldErrors, field: string): string | undefined {
  // a field such as `days.0.from` has its error in the same place of the tree
  const error = field.split('.').reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), errors)
  return isNode(error) && typeof error['message'] === 'string' ? error['message'] : undefined
}

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
