import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { Nothing, Timestamp } from '../lists.ts'

export const googleErrors = {
  'google not offered': 404,
  'google link expired': 409,
  'google rights missing': 409,
  'google refused': 409,
  'google not linked': 409,
  'google away': 502,
} as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    google: typeof googleErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    google: 'google link'
  }
}

/** The page of the app to which Google sends a person back. */
export const googleReturnPath = '/linked-accounts/google'

export const GoogleStatus = z.object({
  /** Whether this installation can link accounts at all. */
  isOffered: z.boolean(),
  account_linked: z.boolean(),
  email: z.string().nullable(),
  /** Google has withdrawn our access, so the account has to be connected again. */
  isBroken: z.boolean(),
  linkedAt: Timestamp.nullable(),
})
export type GoogleStatus = z.output<typeof GoogleStatus>

const team = { role: ['admin', 'coach', 'nutritionist'] } as const
const Consent = z.object({ consentUrl: z.url() })

export const getGoogleStatus = endpoint({
  method: 'GET',
  path: '/linked-accounts/google/status',
  access: team,
  input: Nothing,
  output: GoogleStatus,
  shows: ['google link'],
})

export const connectGoogle = endpoint({
  method: 'POST',
  path: '/linked-accounts/google/connect',
  access: team,
  summary: 'Answers the address at which Google asks for consent. It leads back to a page of the app.',
  input: Nothing,
  output: Consent,
  isSecret: true,
  changes: { nothing: 'nothing is linked before the person consents' },
  errors: ['google not offered'],
})

export const updateGoogleEmail = endpoint({
  method: 'POST',
  path: '/linked-accounts/google/update-email',
  access: team,
  summary: 'Like connect, for another account, which replaces the linked one.',
  input: Nothing,
  output: Consent,
  isSecret: true,
  changes: { nothing: 'nothing is linked before the person consents' },
  errors: ['google not offered', 'google not linked'],
})

export const completeGoogleLink = endpoint({
  method: 'POST',
  path: '/linked-accounts/google/complete',
  access: team,
  summary: 'Links the account with what Google has handed to the page. Only the session that asked for the consent can do so, once.',
  input: z.object({ code: z.string().min(1).max(2048), state: z.string().min(1).max(128) }),
  output: GoogleStatus,
  isSecret: true,
  changes: ['google link'],
  errors: ['google not offered', 'google link expired', 'google rights missing', 'google refused', 'google away'],
})

export const disconnectGoogle = endpoint({
  method: 'POST',
  path: '/linked-accounts/google/disconnect',
  access: team,
  summary: 'Ends the link. What was copied into the Google calendar stays there or is deleted, as the person says.',
  input: z.object({ keepsCopies: z.boolean() }),
  output: GoogleStatus,
  changes: ['google link'],
  errors: ['google not linked'],
})
