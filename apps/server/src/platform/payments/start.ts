import type { FastifyInstance } from 'fastify'
import { sign } from '#platform/auth'
import type { InstalledConfig } from '#platform/config'
import type { Database } from '#platform/db'
import type { AnyJob } from '#platform/jobs'
import type { Log } from '#platform/log'
import { eventJobs } from './events.ts'
import { installPayments } from './installed.ts'
import { mountTestPages } from './test-provider/mount.ts'
import { fillTestProvider } from './test-provider/demo-subscriptions.ts'
import { stripeProvider } from './stripe/provider.ts'
import { installEventPost, testEventJobs, type PostEvent } from './test-provider/tell.ts'
import { testProvider } from './test-provider/provider.ts'
import { mountWebhooks } from './webhooks.ts'

export interface PaymentsOptions {
  config: InstalledConfig
  database: Database
  log: Log
}

/** Chooses the provider, before anything is answered: Stripe with keys, else the test provider in local mode, and none in production. */
export function startPayments({ config, database, log }: PaymentsOptions): void {
  const { stripe } = config
  if (stripe) {
    const secrets = { account: stripe.webhookSecret, connected: stripe.connectWebhookSecret }
    return installPayments({ provider: stripeProvider(stripe, log), database, log, secrets })
  }
  if (config.mode === 'production') return installPayments({ provider: undefined, database, log, secrets: {} })
  const secret = testSecretOf(config)
  installPayments({ provider: testProvider(database), database, log, secrets: { account: secret, connected: secret } })
}

const testSecretOf = ({ secretKey }: InstalledConfig) => `whsec_${sign(secretKey, 'test payments', 'webhook')}`

/** Mounts the addresses that the provider posts to and, in local mode, the pages of the test provider. */
export async function mountPayments(app: FastifyInstance, { config, database }: Omit<PaymentsOptions, 'log'>): Promise<void> {
  await mountWebhooks(app)
  if (config.mode === 'production' || config.stripe) return
  await mountTestPages(app, database)
  installEventPost({ secret: testSecretOf(config), post: postTo(app) })
}

/** Posts over the loopback where the server listens, and past the network where it does not, as in tests. */
const postTo =
  (app: FastifyInstance): PostEvent =>
  async (path, body, signature) => {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature }
    const address = app.server.address()
    if (address === null || typeof address === 'string') {
      const { statusCode } = await app.inject({ method: 'POST', url: path, headers, payload: body })
      return statusCode
    }
    const host = address.family === 'IPv6' ? '[::1]' : '127.0.0.1'
    const answer = await fetch(`http://${host}:${address.port}${path}`, { method: 'POST', headers, body })
    await answer.arrayBuffer()
    return answer.status
  }

export const paymentJobs: readonly AnyJob[] = [...eventJobs, ...testEventJobs, fillTestProvider]
