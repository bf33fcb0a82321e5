import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Batch } from '@allenio/contract/documents'
import { openSessions, type Sessions } from '#platform/auth'
import { gatherContributions } from '#platform/contributions'
import { installConfig, loadConfig } from '#platform/config'
import { openDatabase, type PreparedDatabase } from '#platform/db'
import { makeLog } from '#platform/log'
import { startRealtime } from '#platform/realtime'
import { documentKinds, editDocument } from '../index.ts'
import { bookKind, bookRooms } from './book-kind.ts'

// A node in a process of its own: devices are connected to it, and it applies the batches that a test sends.

export interface NodeTask {
  workspaceId: string
  authorId: string
  id: string
  base: number
  batch: Batch
}

export type NodeAnswer = { kind: 'started'; port: number } | { kind: 'applied'; batchId: string; revision: number }

const settings = process.env['NODE_OF_TEST'] ?? '{}'
// written by the test
const { prepared, secretKey } = JSON.parse(settings) as { prepared: PreparedDatabase; secretKey: string }

installConfig(loadConfig({ DEMO: 'off', DATABASE_URL: prepared.system }), secretKey)
gatherContributions([{ contributes: [documentKinds(bookKind), bookRooms] }])
const database = openDatabase({ urls: prepared, log: () => undefined, poolSize: 4 })
const sessions = await openSessions(database)
const httpServer = createServer().listen(0, '127.0.0.1')
await once(httpServer, 'listening')
const authenticate: Sessions['authenticate'] = (...args) => sessions.authenticate(...args)
await startRealtime({ httpServer, authenticate, sessions, database, log: makeLog('silent') })

const answer = (what: NodeAnswer) => process.send?.(what)

async function apply({ workspaceId, authorId, id, base, batch }: NodeTask): Promise<void> {
  const { revision } = await database.withWorkspace(workspaceId, 'write', db =>
    editDocument(db, bookKind, { id, base, batches: [batch], authorId }),
  )
  answer({ kind: 'applied', batchId: batch.id, revision })
}

// the test sends its tasks
process.on('message', task => void apply(task as NodeTask))
process.on('disconnect', () => process.exit())
answer({ kind: 'started', port: (httpServer.address() as AddressInfo).port }) // a server that listens on a port has an address of this type
