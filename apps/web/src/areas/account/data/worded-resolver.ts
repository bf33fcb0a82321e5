import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import type { SayInForm } from '../words/forms.ts'

/** A schema whose both ends are a form's values: every `z.object`. */
export type FormSchema = z.ZodType<FieldValues, FieldValues>

interface Worded<Values> {
  say: SayInForm
  /** What the schema cannot know: one field against another, a list of common passwords. */
  check?: ((values: Values) => Readonly<Record<string, string | undefined>>) | undefined
}

/** The endpoint's own schema, speaking the person's language. */
export function wordedResolver<Schema extends FormSchema>(
  schema: Schema, { say, check }: Worded<z.input<Schema>>,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> {
  const resolve = zodResolver<z.input<Schema>, unknown, z.output<Schema>, z.ZodType<z.output<Schema>, z.input<Schema>>>(schema as never, {
    error: issue => sentenceOf(issue, say),
  })
  return async (values, context, options) => {
    const result = await resolve(values, context, options)
    const errors = { ...named(check?.(values) ?? {}), ...translated(result.errors, say) }
    return Object.keys(errors).length === 0 ? result : { values: {}, errors: errors as FieldErrors<z.input<Schema>> }
  }
}

interface Issue {
  code?: string | undefined
  format?: unknown
  minimum?: unknown
  maximum?: unknown
  input?: unknown
}

function sentenceOf({ code, format, minimum, maximum, input }: Issue, say: SayInForm): string {
  const isEmpty = input === '' || input === undefined || input === null
  if (format === 'email') return isEmpty ? say('emailMissing') : say('email')
  if (isEmpty) return say('missing')
  if (code === 'too_small') return say('atLeast', { count: Number(minimum) })
  if (code === 'too_big') return say('atMost', { count: Number(maximum) })
  return say('invalid')
}

/** Codes that the contract itself gives as messages: the same that the server words. */
const codes: Readonly<Record<string, (say: SayInForm) => string>> = {
  'agreement needed': say => say('agreement'),
  'phone format': say => say('phone'),
}

const translated = (errors: FieldErrors, say: SayInForm) => Object.fromEntries(Object.entries(errors).map(([field, error]) => {
  const message = typeof error?.message === 'string' ? error.message : ''
  return [field, { ...error, message: codes[message]?.(say) ?? message }]
}))

const named = (faults: Readonly<Record<string, string | undefined>>) => Object.fromEntries(
  Object.entries(faults).flatMap(([field, message]) => message ? [[field, { type: 'check', message }]] : []),
)
