import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { Day, idInput, listInput, Nothing, Timestamp } from '../lists.ts'

// Credits are kept like money at a bank: packs that end, and entries that are only ever added.

export const creditErrors = {
  'too few credits': 409,
  'credits end before today': 422,
  'too many credits': 409,
  'credits used': 409,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    credits: typeof creditErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    credits: 'credit'
  }
}

export const creditLimits = { perPack: 500, packs: 200, note: 300, days: 366 * 5, perPage: 50 } as const
/** Why credits came or went. */
export const creditCauses = ['granted', 'package', 'booked', 'returned', 'given back', 'taken', 'expired', 'corrected'] as const
export type CreditCause = (typeof creditCauses)[number]

export const CreditPack = z.object({
  id: z.uuid(),
  /** The kind of appointment that it pays; null for all kinds. */
  kind: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  amount: z.number().int(),
  remaining: z.number().int(),
  fromDay: Day,
  /** The last day on which it can be used; null where it never ends. */
  untilDay: Day.nullable(),
  isOver: z.boolean(),
  createdAt: Timestamp,
  may: z.object({ correct: z.boolean(), delete: z.boolean() }),
})
export type CreditPack = z.output<typeof CreditPack>

export const CreditEntry = z.object({
  id: z.uuid(),
  packId: z.uuid(),
  amount: z.number().int(),
  /** The credits that the client had after it. */
  balance: z.number().int(),
  cause: z.enum(creditCauses),
  /** The appointment that it paid. */
  booking: z.object({ id: z.uuid(), kind: z.string(), startDate: Timestamp, zone: z.string() }).nullable(),
  note: z.string(),
  addedBy: z.string().nullable(),
  createdAt: Timestamp,
})
export type CreditEntry = z.output<typeof CreditEntry>

const statement = z.object({
  /** The credits that can be used today. */
  balance: z.number().int(),
  packs: z.array(CreditPack),
  entries: z.array(CreditEntry),
  nextPage: z.number().int(),
})

export const listCredits = endpoint({
  method: 'GET',
  path: '/clients/:id/credits',
  access: { permission: ['view clients', 'view reservations'] },
  summary: 'Like a bank statement: what there is, and every movement, the latest first.',
  input: z.object({ ...idInput, page: listInput.page }),
  output: statement,
  shows: ['credit', 'booking', 'appointment kind'],
  errors: ['not found'],
})

export const listOwnCredits = endpoint({
  method: 'GET',
  path: '/me/credits',
  access: { role: 'client' },
  input: z.object({ page: listInput.page }),
  output: statement,
  shows: ['credit', 'booking', 'appointment kind'],
})

export const createCreditPack = endpoint({
  method: 'POST',
  path: '/clients/:id/credits',
  access: { permission: ['view clients', 'update reservations'] },
  summary: 'The id of the pack is made on the device: sent twice, granted once.',
  input: z.object({
    ...idInput,
    packId: z.uuid(),
    kindId: z.uuid().nullable().default(null),
    amount: z.int().min(1).max(creditLimits.perPack),
    untilDay: Day.nullable().default(null),
    note: z.string().trim().max(creditLimits.note).default(''),
  }),
  output: CreditPack,
  changes: ['credit'],
  errors: ['not found', 'credits end before today', 'too many credits', 'record id taken'],
})

export const correctCreditPack = endpoint({
  method: 'PUT',
  path: '/clients/:id/credits/:packId',
  access: { permission: ['view clients', 'update reservations'] },
  summary: 'Sets what remains, with a reason, and until when it can be used.',
  input: z.object({
    ...idInput,
    packId: z.uuid(),
    remaining: z.int().min(0).max(creditLimits.perPack),
    /** The rest when it was read: a correction over somebody else's is refused. */
    writtenOver: z.int().min(0).max(creditLimits.perPack),
    untilDay: Day.nullable(),
    note: z.string().trim().min(1).max(creditLimits.note),
  }),
  output: CreditPack,
  changes: ['credit'],
  errors: ['not found', 'changed meanwhile'],
})

export const deleteCreditPack = endpoint({
  method: 'DELETE',
  path: '/clients/:id/credits/:packId',
  access: { permission: ['view clients', 'update reservations'] },
  summary: 'Takes back a pack of which nothing was used.',
  input: z.object({ ...idInput, packId: z.uuid() }),
  output: Nothing,
  changes: ['credit'],
  errors: ['not found', 'credits used'],
})
