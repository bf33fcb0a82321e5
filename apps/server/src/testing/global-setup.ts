import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { installConfig, loadConfig } from '#platform/config'
import { makeDatabase, prepareDatabase, withDatabase } from '#platform/db'
import { installJobs } from '#platform/jobs'
import { makeLog } from '#platform/log'
import { startEmbedded } from '#platform/postgres'
import { openHouse } from '../house.ts'
import { openRunFolder } from './run-folder.ts'
import { migrationsFolder, testSecret, type TestServer } from './test-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: TestServer
  }
}

const templateName = 'allenio_template'

/** One PostgreSQL for the whole run, without fsync, and in it the template that every test file clones. */
export default async function setup(project: TestProject) {
  const other = process.env['TEST_DATABASE_URL']
  const runFolder = await openRunFolder()
  const embedded = other ? undefined : await startEmbedded({ dataDir: runFolder.path, isDurable: false, log: () => undefined })
  const superuserUrl = (name = 'postgres') => (other ? withDatabase(other, name) : String(embedded?.superuserUrl(name)))

  await dropDatabase(superuserUrl(), templateName)
  const ownerUrl = await makeDatabase(superuserUrl, { name: templateName, secretKey: testSecret })
  const prepared = await prepareDatabase({ ownerUrl, secretKey: testSecret, migrationsFolder })
  await installJobs(ownerUrl, prepared.roles)
  // a first start writes the library, the queues and keys: once here, and not by the server of each test file
  const config = installConfig(loadConfig({ DATA_DIR: join(runFolder.path, 'template'), DEMO: 'off' }), testSecret)
  const house = await openHouse({ config, prepared, log: makeLog('silent') })
  await house.close()
  project.provide('testServer', { superuserUrl: superuserUrl(), templateName, prepared })

  return async () => {
    await embedded?.stop()
    await runFolder.remove()
  }
}

async function dropDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
  await client.end()
}
