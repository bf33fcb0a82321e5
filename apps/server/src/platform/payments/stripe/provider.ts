import type { Log } from '#platform/log'
import type { PaymentProvider } from '../provider.ts'
import { stripeAccounts } from './accounts.ts'
import { stripeBilling } from './billing.ts'
import { stripeChanges } from './changes.ts'
import { stripeCheckouts } from './checkouts.ts'
import { stripeKit, type StripeSettings } from './client.ts'
import { stripePayments } from './payments.ts'
import { stripeSubscriptions } from './subscriptions.ts'

/** Stripe with direct charges on connected accounts, or on the account of the key itself. */
export function stripeProvider(settings: StripeSettings, log: Log): PaymentProvider {
  const kit = stripeKit(settings, log)
  return {
    name: 'stripe',
    ...stripeAccounts(kit),
    ...stripeCheckouts(kit),
    ...stripePayments(kit),
    ...stripeSubscriptions(kit),
    ...stripeChanges(kit),
    ...stripeBilling(kit),
  }
}
