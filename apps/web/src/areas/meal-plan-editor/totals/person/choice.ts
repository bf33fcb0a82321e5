import { sexes } from '@allenio/contract/clients'
import { z } from 'zod'

const Typed = z.object({
  kind: z.literal('typed'),
  sex: z.enum(sexes).nullable(),
  age: z.number().nullable(),
  weightKg: z.number().nullable(),
})
const Client = z.object({ kind: z.literal('client'), id: z.string(), name: z.string() })
const Choice = z.discriminatedUnion('kind', [z.object({ kind: z.literal('nobody') }), Client, Typed])

/** For whom a plan is judged. Beside a plan of the library it stays on the device, and is never stored in the plan. */
export type PersonChoice = z.output<typeof Choice>

/** Facts of somebody who has no record. */
export type TypedPerson = z.output<typeof Typed>

export const nobody: PersonChoice = { kind: 'nobody' }

export const typedPerson: TypedPerson = { kind: 'typed', sex: null, age: null, weightKg: null }

export const clientIdOf = (choice: PersonChoice): string | undefined => (choice.kind === 'client' ? choice.id : undefined)

/** A choice that an older version of the app stored in another shape is nobody. */
export const readChoice = (stored: unknown): PersonChoice => Choice.safeParse(stored).data ?? nobody
