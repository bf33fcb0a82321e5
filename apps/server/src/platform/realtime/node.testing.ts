import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openSessions, type Sessions } from '#platform/auth'
import { gatherContributions } from '#platform/contributions'
import { installConfig, loadConfig } from '#platform/config'
import { openDatabase, type DatabaseUrls } from '#platform/db'
import { makeLog } from '#platform/log'
import { devicesOf, startRealtime, emit } from './index.ts'

/** A request of a test to a node that runs in a process of its own. */
export type Order = { kind: 'emit'; personId: string; event: string; payload: object } | { kind: 'devices of'; personId: string }

const nodeSettings = process.env['NODE_OF_TEST'] ?? '{}'
const { urls, secretKey } = JSON.parse(nodeSettings) as { urls: DatabaseUrls; secretKey: string } // written by the test

installConfig(loadConfig({ DEMO: 'off', DATABASE_URL: urls.system }), secretKey)
const database = openDatabase({ urls, log: () => undefined })
const sessions = await openSessions(database)
const httpServer = createServer().listen(0, '127.0.0.1')
await once(httpServer, 'listening')
const log = makeLog('silent')
const authenticate: Sessions['authenticate'] = (...args) => sessions.authenticate(...args)
gatherContributions([])
await startRealtime({ httpServer, authenticate, sessions, database, log })

process.on('message', (order: Order) => {
  switch (order.kind) {
    case 'emit':
      return void database.withSystem('write', async db => emit(db, order, order.event, order.payload))
    case 'devices of':
      return void devicesOf(order.personId).then(devices => process.send?.({ devices }))
    default:
      return order satisfies never
  }
})
process.send?.({ port: (httpServer.address() as AddressInfo).port })
