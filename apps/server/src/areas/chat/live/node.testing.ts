import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { notificationsArea } from '#areas/notifications'
import type { Actor } from '#platform/access'
import { openSessions, type Sessions } from '#platform/auth'
import { installConfig, loadConfig } from '#platform/config'
import { gatherContributions } from '#platform/contributions'
import { openDatabase, type DatabaseUrls } from '#platform/db'
import { openJobs } from '#platform/jobs'
import { makeLog } from '#platform/log'
import { startRealtime } from '#platform/realtime'
import { notifyArrival } from './arrivals.ts'
import { chatArea } from '../index.ts'
import { sendNewMessage } from '../messages/sent-messages.ts'

/** The commands that a test gives to a node in a process of its own. */
export interface Order {
  actor: Actor
  conversationId: string
  message: string
  /** The process is killed after the message is stored and before anybody is notified. */
  isLast: boolean
}

const nodeSettings = process.env['NODE_OF_TEST'] ?? '{}'
const { urls, secretKey } = JSON.parse(nodeSettings) as { urls: DatabaseUrls; secretKey: string } // written by the test

gatherContributions([chatArea, notificationsArea])
installConfig(loadConfig({ DEMO: 'off', DATABASE_URL: urls.system }), secretKey)
const database = openDatabase({ urls, log: () => undefined })
const jobs = await openJobs({ database, urls, jobs: [notifyArrival], log: makeLog('silent') })
await jobs.startWorkers()
const sessions = await openSessions(database)
const httpServer = createServer().listen(0, '127.0.0.1')
await once(httpServer, 'listening')
const authenticate: Sessions['authenticate'] = (...args) => sessions.authenticate(...args)
await startRealtime({ httpServer, authenticate, sessions, database, log: makeLog('silent') })

process.on('message', ({ actor, conversationId, message, isLast }: Order) => {
  void database.withWorkspace(actor.workspaceId, 'write', async db => {
    // the kill is registered first, so that it comes before the effects that emit events
    if (isLast) db.afterCommit(() => process.kill(process.pid, 'SIGKILL'))
    await sendNewMessage(db, actor, { conversationId, message })
  })
})
process.send?.({ port: (httpServer.address() as AddressInfo).port })
