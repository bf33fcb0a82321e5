import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/db'
import { commonHeaders } from '#platform/http'
import { registry } from '#platform/metrics'

export interface HealthOptions {
  database: Database
  /** Whoever asks for metrics from elsewhere than this machine shows it. */
  metricsToken: string | undefined
  isStopping: () => boolean
}

/** For whoever watches the process: alive, ready for traffic, and its figures. */
export function mountHealth(app: FastifyInstance, { database, metricsToken, isStopping }: HealthOptions): void {
  const headers = { ...commonHeaders, 'cache-control': 'no-store' }
  app.get('/health/live', async (_request, reply) => reply.headers(headers).send({ alive: true }))
  app.get('/health/ready', async (_request, reply) => {
    const isReady = !isStopping() && await database.ping().then(() => true, () => false)
    return reply.headers(headers).status(isReady ? 200 : 503).send({ ready: isReady })
  })
  app.get('/metrics', async (request, reply) => {
    const isAllowed = metricsToken
      ? request.headers.authorization === `Bearer ${metricsToken}`
      : ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for']
    if (!isAllowed) return reply.status(404).headers(headers).send()
    return reply.headers(headers).type(registry.contentType).send(await registry.metrics())
  })
}
