import type { FastifyInstance } from 'fastify'
import { AppError } from '#platform/errors'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered by each node, also by one whose SERVICES leave out the API: its monitor asks it, and it posts to itself. */
    everyNode?: true
  }
}

/** Leaves a node that only runs jobs or holds sockets with the answers of every node, in case a proxy sends it calls. */
export function refuseApi(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ routeOptions }) => {
    // an unknown address has no route, and no configuration
    if (!(routeOptions.config as { everyNode?: true } | undefined)?.everyNode) throw new AppError('unknown call')
  })
}
