import { mkdtemp } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installConfig, loadConfig } from '#platform/config'
import type { PreparedDatabase } from '#platform/db'
import { makeLog } from '#platform/log'
import { openHouse } from '../house.ts'

// The whole server as a node in a process of its own, beside the one of the test, which runs the jobs.

export interface NodeSettings {
  prepared: PreparedDatabase
  secretKey: string
}

const { prepared, secretKey } = JSON.parse(process.env['NODE_OF_TEST'] ?? '{}') as NodeSettings // written by `startNode`
const dataDir = await mkdtemp(join(tmpdir(), 'allenio-node-'))
const loaded = loadConfig({ DEMO: 'off', REQUEST_LIMIT: '0', DATABASE_URL: prepared.system, DATA_DIR: dataDir })
const config = installConfig({ ...loaded, services: ['api', 'realtime'] }, secretKey)
const { server } = await openHouse({ config, prepared, log: makeLog('silent') })
await server.listen({ port: 0, host: '127.0.0.1' })
process.on('disconnect', () => process.exit())
process.send?.({ port: (server.server.address() as AddressInfo).port }) // a server that listens on a port has an address of this type
