import type { Endpoint, Input, Output } from '@allenio/contract'
import type { DefaultValues } from 'react-hook-form'
import type { z } from 'zod'
import { callSaying } from '#lib/api'
import type { SendOutcome } from '#lib/offline'
import { useSubmitForm } from './use-submit-form.ts'
import type { FormDraft } from './use-submit-form.ts'
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
  onSaved: (answer: Output<E>, more: { values: z.output<Schema>; message: string | undefined }) => unknown
  /** Sends the write by the outbox instead of a call: `input => sendOrKeep(endpoint, input, { title })`. */
  send?: (input: Input<E>, values: z.output<Schema>) => Promise<SendOutcome<E>>
  /** The write waits in the outbox for the network. */
  onWaiting?: (values: z.output<Schema>) => unknown
  fieldsAt?: string
  draft?: FormDraft<z.input<Schema>>
  onRefused?: (error: unknown) => boolean
}

/** A form for one call. The call's own schema checks it while the person types, then the server; both show errors beside the field. */
export function useEndpointForm<E extends Endpoint, Schema extends FormSchema>(options: EndpointForm<E, Schema>) {
  const { endpoint, schema, start, check, toInput, onSaved, send, onWaiting, ...rest } = options
  const say = useFormWords()
  /** Answers what is left to do once the draft is gone. */
  const sendByOutbox = async (values: z.output<Schema>, outbox: NonNullable<typeof send>) => {
    const outcome = await outbox(toInput(values), values)
    if (outcome.state === 'refused') throw outcome.error
    return outcome.state === 'waiting' ? () => onWaiting?.(values) : () => onSaved(outcome.answer, { values, message: undefined })
  }
  return useSubmitForm<z.input<Schema>, z.output<Schema>, () => unknown>({
    ...rest,
    start,
    resolver: wordedResolver(schema, { say, check }),
    call: { method: endpoint.method, path: endpoint.path },
    send: async values => {
      if (send) return sendByOutbox(values, send)
      const { data, message, refreshed } = await callSaying(endpoint, toInput(values))
      return () => Promise.all([onSaved(data, { values, message }), refreshed])
    },
    onSaved: finish => finish(),
  })
}
