import type { AddressInfo } from 'node:net'
import { newId } from '@allenio/domain/ids'
import { installConfig, loadConfig } from '#platform/config'
import type { PreparedDatabase } from '#platform/db'
import { makeLog } from '#platform/log'
import { standStill, type Standstill } from '#platform/test-provider'
import { houseJobs, openHouse } from '../house.ts'

// The whole server with its jobs in a process that the test kills. Calls of the provider stand still where the test says.

export interface KillableSettings {
  prepared: PreparedDatabase
  secretKey: string
  dataDir: string
  standstills: readonly Standstill[]
}

/** The process reports its port first, then the calls that stand still, and the sweeps that have run. */
export type KillableMessage = { port: number } | { still: Standstill } | { swept: string }

const settings = process.env['NODE_OF_TEST'] ?? '{}'
const { prepared, secretKey, dataDir, standstills } = JSON.parse(settings) as KillableSettings // written by `killableServer`

const send = (message: KillableMessage) => process.send?.(message)
const log = makeLog('silent')
const env = { DATA_DIR: dataDir, REQUEST_LIMIT: '0', DEMO: 'off', DATABASE_URL: prepared.system }
const house = await openHouse({ config: installConfig(loadConfig(env), secretKey), prepared, log })
const { server, database } = house
standStill(standstills, still => send({ still }))
await server.listen({ port: 0, host: '127.0.0.1' })
await house.startJobs()

process.on('message', (name: string) => {
  const sweep = houseJobs.find(each => each.name === name)
  const context = { database, log, jobId: newId(), isLastTry: true }
  void sweep?.run(context, { workspaceId: null, data: {} }).then(() => send({ swept: name }))
})
process.on('disconnect', () => process.exit())
send({ port: (server.server.address() as AddressInfo).port }) // a TCP server's address has a port
