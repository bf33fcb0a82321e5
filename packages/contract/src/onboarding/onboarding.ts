import { z } from 'zod'
// imported for the thing that the module declares, because the call below shows it
import type {} from '../business/business.ts'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { Nothing, Timestamp } from '../lists.ts'

// The account at the provider of payments, on which a business sells.

export const onboardingErrors = { 'no payment provider': 409, 'payment account rejected': 409 } as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    onboarding: typeof onboardingErrors
  }
}

declare module '../endpoint.ts' {
  interface AreaThings {
    onboarding: 'payment account'
  }
}

/** The states of an account, as the provider knows them. It sells while it is active. */
export const accountStatuses = ['pending', 'active', 'restricted', 'rejected', 'disconnected'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** `no provider`: this installation takes no cards. `none`: the business has not begun yet. `unnamed`: buyers could not read who sells. */
export const sellingStates = ['no provider', 'none', ...accountStatuses, 'unnamed'] as const
export type SellingState = (typeof sellingStates)[number]

export const onboardStatuses = ['COMPLETED', 'PENDING'] as const

/** Whether a business can take cards; free packages and payments by hand need no account. */
export const Selling = z.object({ maySell: z.boolean(), state: z.enum(sellingStates) })
export type Selling = z.output<typeof Selling>

/** The screens that lead to the provider; it leads back there. */
export const onboardingOrigins = ['packages', 'settings', 'home'] as const
export type OnboardingOrigin = (typeof onboardingOrigins)[number]

export const getOnboardingStatus = endpoint({
  method: 'GET',
  path: '/onboard/status',
  access: { role: 'admin' },
  summary: 'COMPLETED while the account may sell; `state` says it more exactly. The provider is asked, once a minute for one that may.',
  input: Nothing,
  output: z.object({
    onboard: Selling.extend({
      status: z.enum(onboardStatuses),
      hasPayouts: z.boolean(),
      /** Until then the provider waits for what is due, if anything is. */
      dueAt: Timestamp.nullable(),
    }),
  }),
  shows: ['payment account', 'business'],
})

export const startOnboarding = endpoint({
  method: 'GET',
  path: '/onboard',
  access: { role: 'admin' },
  summary: 'Makes the account at the first call. Each call answers a fresh address, which works once.',
  input: z.object({ from: z.enum(onboardingOrigins).default('packages') }),
  output: z.object({ onboard: z.object({ url: z.string() }) }),
  isSecret: true,
  errors: ['no payment provider', 'payment account rejected', 'payment failed'],
})
