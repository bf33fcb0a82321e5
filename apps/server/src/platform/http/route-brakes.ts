import type { FastifyInstance } from 'fastify'
import { floodGate } from './flood.ts'
import { networkOf } from './networks.ts'

/** How the calls of a route are counted. A route that says nothing is counted by the caller's network, as the calls of strangers are. */
export type CallCount =
  /** An endpoint of the contract: its admission counts by person. */
  | { countedBy: 'admission' }
  /** Many of these belong to one page, such as its scripts and pictures. */
  | { countedBy: 'part of a page' }
  | { uncounted: string }

declare module 'fastify' {
  interface FastifyContextConfig {
    calls?: CallCount
  }
}

export interface RegisteredRoute {
  method: string
  url: string
  calls: CallCount | undefined
}

const partsOfAPage = 10
const routesOfServer = new WeakMap<FastifyInstance, RegisteredRoute[]>()

/** All routes that a server has, in their order. */
export const listRoutes = (app: FastifyInstance): readonly RegisteredRoute[] => routesOfServer.get(app) ?? []

/** Counts the calls of every route that is registered after this, and those of unknown addresses. */
export function brakeRoutes(app: FastifyInstance, requestLimit: number): void {
  const countPage = floodGate(requestLimit)
  const countPart = floodGate(requestLimit * partsOfAPage)
  const routes: RegisteredRoute[] = []
  routesOfServer.set(app, routes)
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const each of [method].flat()) routes.push({ method: each, url, calls: config?.calls })
  })
  app.addHook('onRequest', async request => {
    const { calls } = request.routeOptions.config
    if (calls && 'uncounted' in calls) return
    if (calls?.countedBy === 'admission') return
    const count = calls?.countedBy === 'part of a page' ? countPart : countPage
    count(networkOf(request.ip))
  })
}
