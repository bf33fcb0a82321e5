import type { FastifyInstance } from 'fastify'
import { sign } from '#platform/auth'
import type { InstalledConfig } from '#platform/config'
import type { Database } from '#platform/db'
import type { AnyJob } from '#platform/jobs'
import type { Log } from '#platform/log'
import { fillTestProvider } from './demo-payments.ts'
import { eventJobs } from './events.ts'
import { installPayments } from './installed.ts'
import { stripeProvider } from './stripe/provider.ts'
import { mountWebhooks } from './webhooks.ts'

export interface PaymentsOptions {
  config: InstalledConfig
  database: Database
  log: Log
}

/** The test provider, for local mode without keys; a bundle for production leaves it out. */
const loadTestProvider = async ({ mode, stripe }: InstalledConfig) =>
  process.env.ALLENIO_BUNDLE === 'true' || mode !== 'local' || stripe ? undefined : import('#platform/test-provider')

/**
 * Chooses the provider, before anything is answered: Stripe with keys, else the test provider in local mode, and none in production.
 * Answers the jobs of the one that was chosen.
 */
export async function startPayments({ config, database, log }: PaymentsOptions): Promise<readonly AnyJob[]> {
  const { stripe } = config
  if (stripe) {
    const secrets = { account: stripe.webhookSecret, connected: stripe.connectWebhookSecret }
    installPayments({ provider: stripeProvider(stripe, log), database, log, secrets })
    return []
  }
  const local = await loadTestProvider(config)
  const secret = local && testSecretOf(config)
  const secrets = { account: secret, connected: secret }
  installPayments({ provider: local?.testProvider(database), database, log, secrets, fillWith: local?.fillWithDemo })
  return local?.testEventJobs ?? []
}

const testSecretOf = ({ secretKey }: InstalledConfig) => `whsec_${sign(secretKey, 'test payments', 'webhook')}`

/** Mounts the addresses that the provider posts to and, in local mode, the pages of the test provider. */
export async function mountPayments(app: FastifyInstance, { config, database }: Omit<PaymentsOptions, 'log'>): Promise<void> {
  await mountWebhooks(app)
  const local = await loadTestProvider(config)
  if (!local) return
  await local.mountTestPages(app, database)
  local.installEventPost({ secret: testSecretOf(config), post: postTo(app) })
}

/** Posts over the loopback where the server listens, and past the network where it does not, as in tests. */
const postTo =
  (app: FastifyInstance) =>
  async (path: string, body: string, signature: string): Promise<number> => {
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

export const paymentJobs: readonly AnyJob[] = [...eventJobs, fillTestProvider]
