import { z } from 'zod'
import { proofInput } from '../auth/auth.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { Nothing } from '../lists.ts'

// The side of the operator: businesses, their owners, counts, plans and payments. No answer holds anything of a client.

export const dashErrors = {
  'address differs': 422,
  'cannot delete oneself': 409,
  'operator account': 409,
  'deletion runs already': 409,
  'no deletion runs': 409,
  'already suspended': 409,
  'not suspended': 409,
  'plan is paid': 409,
  'no granted plan': 409,
  'day has passed': 422,
  'too many operator messages': 409,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    dash: typeof dashErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    dash: 'business of the operator' | 'failed job' | 'operator message' | 'intervention'
  }
}

export const forOperator = { role: 'super_admin' } as const

/** Stands in the log of the business, whose admin reads it. */
export const Reason = z.string().trim().min(3).max(500)

/** So long a proof counts for what asks for one beforehand. */
export const proveOperator = endpoint({
  method: 'POST',
  path: '/dash/proof',
  access: forOperator,
  summary: 'A password or passkey; for ten minutes the session may delete, export and open documents.',
  input: z.object(proofInput),
  output: Nothing,
  changes: { nothing: 'no read shows when a session was last proved' },
  errors: ['wrong password', 'proof needed', 'passkey refused', 'not found', 'too many requests'],
})
