import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/db'
import type { Space } from '#platform/disk'
import { readOperation } from './operation.ts'
import { commonHeaders, isLoopbackHost } from '#platform/http'
import { diskFreeBytes, diskReserveBytes, fileStoreUp, registry, showOperation } from '#platform/metrics'

export { backupName, readOperation, type Operation } from './operation.ts'

export interface PartialFaults {
  isStoreAway: boolean
  arePdfsFailing: boolean
}

export interface HealthOptions {
  database: Database
  space: Pick<Space, 'state'>
  /** The parts that fail on this node without keeping it from its other work. */
  partialFaults: () => PartialFaults
  /** Requests for metrics from another machine must carry this token. */
  metricsToken: string | undefined
  isStopping: () => boolean
}

/** Everything except files works on a full disk, so the answer mentions it and the node still takes traffic. */
const isShortOfSpace = (space: Pick<Space, 'state'>) =>
  space.state().then(
    ({ isShort }) => isShort,
    () => false,
  )

async function measureSpace(space: Pick<Space, 'state'>): Promise<void> {
  const state = await space.state().catch(() => undefined)
  if (!state) return
  diskFreeBytes.set(state.free)
  diskReserveBytes.set(state.reserve)
}

/** The figures of the operator's page. While the database is away they stay as they were, and readiness tells of it. */
async function measureOperation(database: Database, space: Pick<Space, 'state'>): Promise<void> {
  try {
    // a frozen database would hold up the answer; the ping gives up in time
    await database.ping()
    showOperation(await database.withSystem('read', db => readOperation(db, space)))
  } catch {
    // the last figures stand
  }
}

/** Serves monitoring: whether the process is alive and ready for traffic, and its figures. */
export function mountHealth(app: FastifyInstance, { database, space, partialFaults, metricsToken, isStopping }: HealthOptions): void {
  const headers = { ...commonHeaders, 'cache-control': 'no-store' }
  // a monitor calls again and again from one address, and restarts a server that does not answer
  const watched = { config: { everyNode: true, calls: { uncounted: 'a monitor must always be answered' } } } as const
  app.get('/health/live', watched, async (_request, reply) => reply.headers(headers).send({ alive: true }))
  app.get('/health/ready', watched, async (_request, reply) => {
    const isReady =
      !isStopping() &&
      (await database.ping().then(
        () => true,
        () => false,
      ))
    const isShort = isReady && (await isShortOfSpace(space))
    const { isStoreAway, arePdfsFailing } = partialFaults()
    return reply
      .headers(headers)
      .status(isReady ? 200 : 503)
      .send({
        ready: isReady,
        ...(isShort && { space: 'short' }),
        ...(isReady && isStoreAway && { files: 'away' }),
        ...(isReady && arePdfsFailing && { pdfs: 'failing' }),
      })
  })
  app.get('/metrics', watched, async (request, reply) => {
    const isAllowed = metricsToken
      ? request.headers.authorization === `Bearer ${metricsToken}`
      : ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.socket.remoteAddress ?? '') &&
        !request.headers['x-forwarded-for'] &&
        isLoopbackHost(request.headers.host)
    if (!isAllowed) return reply.status(404).headers(headers).send()
    await measureSpace(space)
    fileStoreUp.set(partialFaults().isStoreAway ? 0 : 1)
    await measureOperation(database, space)
    return reply
      .headers(headers)
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}
