import { guardService, type Database } from '#platform/db'
import type { Log } from '#platform/log'
import type { FillProvider } from './demo-payments.ts'
import { ProviderError, type PaymentProvider } from './provider.ts'

/** The account id of rows where the provider's key belongs to the selling account itself. */
export const ownAccount = 'own'

/** The two addresses to which a provider tells what has happened. */
export const webhookRoutes = ['account', 'connected'] as const
export type WebhookRoute = (typeof webhookRoutes)[number]

export interface InstalledPayments {
  provider: PaymentProvider | undefined
  database: Database
  log: Log
  /** Secrets that sign the events; a route without a secret accepts none. */
  secrets: Partial<Record<WebhookRoute, string | undefined>>
  /** Gives a provider without a memory of its own what the demo has sold. */
  fillWith?: FillProvider | undefined
}

let installed: InstalledPayments | undefined

export const installPayments = (payments: InstalledPayments): void => {
  installed = { ...payments, provider: payments.provider && guardService('the payment provider', payments.provider) }
}

export function installedPayments(): InstalledPayments {
  if (!installed) throw new Error('the payments engine is used before it was started')
  return installed
}

/** The provider, or undefined where none is configured: then packages are free, or payments are recorded by hand. */
export const usePayments = (): PaymentProvider | undefined => installedPayments().provider

/** The provider, for the step of a call that asks it. */
export function requirePayments(): PaymentProvider {
  const provider = usePayments()
  if (!provider) throw new ProviderError('not configured', true)
  return provider
}
