import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, inject } from 'vitest'
import { installConfig, loadConfig } from '#platform/config'
import { gatherContributions, type Contribution } from '#platform/contributions'
import type { ReadDisk } from '#platform/disk'
import type { CallChange } from '#platform/http'
import { makeLog } from '#platform/log'
import { areas } from '../areas.ts'
import { openHouse } from '../house.ts'
import { callerOf } from './calls.ts'
import { factories } from './given.ts'
import { cloneDatabase, testSecret } from './test-server.ts'

interface TestHouseOptions {
  /** Reports the free space of the disk; without it there is always enough. */
  readDisk?: ReadDisk
  /** Contributions that an area would make, for collections that no real area adds to in the test. */
  contributes?: readonly Contribution[]
  /** False where nothing waits for a job: seventy workers that look for one take a fifth of a second of each start. */
  runsJobs?: boolean
}

const roomy: ReadDisk = async () => ({ free: 1e12, total: 2e12 })

/** Starts the whole server on a database of its own, which is dropped after the file's tests. `env` changes its configuration. */
export async function testHouse(env: Record<string, string> = {}, options: TestHouseOptions = {}) {
  const { readDisk = roomy, contributes = [], runsJobs = true } = options
  const clone = await cloneDatabase(inject('testServer'))
  const dataDir = await mkdtemp(join(tmpdir(), 'allenio-house-'))
  const loaded = loadConfig({ DATA_DIR: dataDir, REQUEST_LIMIT: '0', DEMO: 'off', ...env })
  const services = loaded.services.filter(service => runsJobs || service !== 'jobs')
  const config = installConfig({ ...loaded, services }, testSecret)
  const lines: string[] = []
  const log = makeLog('info', line => void lines.push(line))
  const changes: CallChange[] = []
  const house = await openHouse({ config, prepared: clone.prepared, log, readDisk, onChange: change => void changes.push(change) })
  gatherContributions([...areas, { contributes }])
  let reported = 0
  afterEach(({ task }) => {
    // a call that answers 500 does not say why; the log does
    const errors = lines.slice(reported).filter(line => line.includes('"level":"error"'))
    reported = lines.length
    if (task.result?.state === 'fail') for (const line of errors) process.stderr.write(line)
  })
  afterAll(async () => {
    await house.close()
    await clone.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return {
    ...house,
    config,
    prepared: clone.prepared,
    /** Everything that was logged so far. */
    logged: lines,
    /** Everything that writes have told open screens so far. */
    changes,
    given: factories(house.database),
    as: (person: { token: string; workspaceId?: string | undefined }) => callerOf(house.server, person.token, person.workspaceId),
    stranger: callerOf(house.server, undefined),
  }
}

export type TestHouse = Awaited<ReturnType<typeof testHouse>>
