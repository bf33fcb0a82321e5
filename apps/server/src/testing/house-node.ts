import type { AddressInfo } from 'node:net'
import { installConfig, loadConfig } from '#platform/config'
import type { PreparedDatabase } from '#platform/db'
import { makeLog } from '#platform/log'
import { openHouse } from '../house.ts'

// A whole server in a process of its own, on the database of a test.

export interface NodeSettings {
  prepared: PreparedDatabase
  secretKey: string
  dataDir: string
}

const settings = process.env['NODE_OF_TEST'] ?? '{}'
const { prepared, secretKey, dataDir } = JSON.parse(settings) as NodeSettings // written by the test

const env = { DATA_DIR: dataDir, REQUEST_LIMIT: '0', DEMO: 'off', DATABASE_URL: prepared.system }
const house = await openHouse({ config: installConfig(loadConfig(env), secretKey), prepared, log: makeLog('silent') })
await house.server.listen({ port: 0, host: '127.0.0.1' })
await house.startJobs()
process.on('disconnect', () => process.exit())
process.send?.((house.server.server.address() as AddressInfo).port) // a TCP server's address has a port
