import type Stripe from 'stripe'
import type { Log } from '#platform/log'
import { webhookRoutes, type WebhookRoute } from '../installed.ts'
import { apiVersion, stripeKit, type StripeSettings } from './client.ts'

const enabledEvents = [
  'account.updated',
  'account.application.deauthorized',
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.updated',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'invoice.created',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'subscription_schedule.released',
  'subscription_schedule.completed',
  'subscription_schedule.canceled',
] as const satisfies Stripe.WebhookEndpointCreateParams.EnabledEvent[]

export interface MadeEndpoint {
  route: WebhookRoute
  url: string
  /** Undefined for an endpoint that was there before: Stripe tells its secret only once. */
  secret: string | undefined
}

/** Makes the endpoints that Stripe posts to. With `replaces`, those that are there are made anew, with new secrets. */
export async function setUpWebhooks(
  settings: StripeSettings,
  { baseUrl, replaces, log }: { baseUrl: string; replaces: boolean; log: Log },
): Promise<MadeEndpoint[]> {
  const { ask } = stripeKit(settings, log)
  return ask('setUpWebhooks', async stripe => {
    const { data: existing } = await stripe.webhookEndpoints.list({ limit: 100 })
    const endpoints: MadeEndpoint[] = []
    for (const route of webhookRoutes.filter(each => settings.hasConnect || each === 'account')) {
      const url = `${baseUrl}/payments/webhooks/${route}`
      const sameEndpoints = existing.filter(endpoint => endpoint.url === url)
      if (sameEndpoints.length > 0 && !replaces) {
        endpoints.push({ route, url, secret: undefined })
        continue
      }
      for (const { id } of sameEndpoints) await stripe.webhookEndpoints.del(id)
      const { secret } = await stripe.webhookEndpoints.create({
        url,
        enabled_events: [...enabledEvents],
        api_version: apiVersion,
        ...(route === 'connected' && { connect: true }),
      })
      endpoints.push({ route, url, secret })
    }
    return endpoints
  })
}
