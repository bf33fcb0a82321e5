import type { FastifyInstance, FastifyReply } from 'fastify'
import { answerTo } from '#platform/db'
import { AppError } from '#platform/errors'
import { paymentEvents } from '#platform/metrics'
import { parseEvent } from './event-shape.ts'
import { storeEvent } from './events.ts'
import { noteRefusal } from './refusals.ts'
import { installedPayments, webhookRoutes, type WebhookRoute } from './installed.ts'
import { isSignedEvent } from './signatures.ts'

const bodyLimit = 1_048_576

/** The addresses to which the provider posts its events. They are no calls of the contract: their bodies are signed as bytes. */
export async function mountWebhooks(app: FastifyInstance): Promise<void> {
  await app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
    for (const route of webhookRoutes) {
      // the test provider posts to its own node
      const config = { everyNode: true, calls: { countedBy: 'part of a page' } } as const
      scope.post(`/payments/webhooks/${route}`, { bodyLimit, config }, (request, reply) => {
        const { body, headers } = request
        const header = headers['stripe-signature']
        return takeEvent(
          route,
          { body: Buffer.isBuffer(body) ? body : Buffer.alloc(0), header: typeof header === 'string' ? header : '' },
          reply,
        )
      })
    }
  })
}

interface SignedBody {
  body: Buffer
  header: string
}

async function takeEvent(route: WebhookRoute, { body, header }: SignedBody, reply: FastifyReply): Promise<unknown> {
  const { provider, secrets, database, log } = installedPayments()
  const secret = secrets[route]
  const refuse = async (reason: string): Promise<never> => {
    await database.withSystem('write', noteRefusal)
    paymentEvents.inc({ outcome: 'refused' })
    log.warn('a payment event was refused', { route, reason })
    throw new AppError('malformed request')
  }
  if (!provider || !secret) return refuse('no provider is configured for it')
  if (!isSignedEvent(body, { header, secret })) return refuse('the signature is wrong or old')
  const event = parseEvent(body)
  if (!event) return refuse('it is no event')
  // each endpoint tells of its own accounts alone
  const isOfRoute = (event.accountId === undefined) === (route === 'account')
  // a signed event is the provider's, which is no stranger
  const store = () => answerTo('known', () => database.withSystem('write', db => storeEvent(db, provider.name, event)))
  const isNew = isOfRoute && (await store())
  paymentEvents.inc({ outcome: isNew ? 'stored' : 'ignored' })
  if (isNew) log.info('a payment event was stored', { event: event.id, type: event.type })
  return reply.send({ received: true })
}
