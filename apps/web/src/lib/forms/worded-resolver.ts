import { zodResolver } from '@hookform/resolvers/zod'
import { set } from 'react-hook-form'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { issueSentence, wordedCode } from './issue-sentence.ts'
import type { SayInForm } from './words.ts'

/** A schema whose input and output both are the form's values, as those of every `z.object` are. */
export type FormSchema = z.ZodType<FieldValues, FieldValues>

interface Worded<Values> {
  say: SayInForm
  /** Checks that the schema cannot do: one field against another, a list of common passwords. */
  check?: ((values: Values) => Readonly<Record<string, string | undefined>>) | undefined
}

/** Validates with the endpoint's own schema and gives the errors in the person's language. */
export function wordedResolver<Schema extends FormSchema>(
  schema: Schema,
  { say, check }: Worded<z.input<Schema>>,
): Resolver<z.input<Schema>, unknown, z.output<Schema>> {
  const resolve = zodResolver<z.input<Schema>, unknown, z.output<Schema>, z.ZodType<z.output<Schema>, z.input<Schema>>>(schema as never, {
    error: issue => issueSentence(issue, say),
  })
  return async (values, context, options) => {
    const result = await resolve(values, context, options)
    const errors = { ...named(check?.(values) ?? {}), ...translated(result.errors, say) }
    return Object.keys(errors).length === 0 ? result : { values: {}, errors: errors as FieldErrors<z.input<Schema>> }
  }
}

const translated = (errors: FieldErrors, say: SayInForm) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => {
      const message = typeof error?.message === 'string' ? error.message : ''
      return [field, { ...error, message: wordedCode(message, say) }]
    }),
  )

/** A fault of `figures.kcal` stands in the same place of the tree. */
function named(faults: Readonly<Record<string, string | undefined>>): Record<string, unknown> {
  const errors: Record<string, unknown> = {}
  for (const [field, message] of Object.entries(faults)) if (message) set(errors, field, { type: 'check', message })
  return errors
}
