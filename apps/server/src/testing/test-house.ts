import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, inject } from 'vitest'
import { installConfig, loadConfig } from '#platform/config'
import { gatherContributions, type Contribution } from '#platform/contributions'
import { sql, takeHeldFaults } from '#platform/db'
import type { ReadDisk } from '#platform/disk'
import type { CallChange } from '#platform/http'
import { makeLog } from '#platform/log'
import { areas } from '../areas.ts'
import { openHouse } from '../house.ts'
import { callerOf, isDatabaseWarning, isErrorLine } from './calls.ts'
import { factories } from './given.ts'
import { makeClone, testSecret, type TestServer } from './test-server.ts'

interface OwnHouseOptions {
  /** Changes its configuration. */
  env?: Record<string, string>
  /** Reports the free space of the disk; without it there is always enough. */
  readDisk?: ReadDisk
  /** Contributions that an area would make, for collections that no real area adds to in the test. */
  contributes?: readonly Contribution[]
  /** False where nothing waits for a job: seventy workers that look for one take a fifth of a second of each start. */
  runsJobs?: boolean
  /** The reason why the tests would disturb others on one server, where no other option says it. */
  because?: string
}

const roomy: ReadDisk = async () => ({ free: 1e12, total: 2e12 })

/** Starts the whole server on a database of its own. */
async function open({ env = {}, readDisk = roomy, contributes = [], runsJobs = true }: OwnHouseOptions) {
  const clone = await makeClone(inject('testServer'))
  const dataDir = await mkdtemp(join(tmpdir(), 'allenio-house-'))
  const loaded = loadConfig({ DATA_DIR: dataDir, REQUEST_LIMIT: '0', DEMO: 'off', ...env })
  const services = loaded.services.filter(service => runsJobs || service !== 'jobs')
  const config = installConfig({ ...loaded, services }, testSecret)
  const logged: string[] = []
  const log = makeLog('info', line => void logged.push(line))
  const changes: CallChange[] = []
  const house = await openHouse({ config, prepared: clone.prepared, log, readDisk, onChange: change => void changes.push(change) })
  await house.startJobs()
  gatherContributions([...areas, { contributes }])
  return {
    ...house,
    async close() {
      await house.close()
      await clone.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
    config,
    prepared: clone.prepared,
    /** Everything that was logged since the file began. */
    logged,
    /** Everything that writes have told open screens since the file began. */
    changes,
    given: factories(house.database),
    as: (person: { token: string; workspaceId?: string | undefined }) => callerOf(house.server, person.token, person.workspaceId, logged),
    stranger: callerOf(house.server, undefined),
  }
}

export type TestHouse = Awaited<ReturnType<typeof open>>

/** Configuration, contributions and stores are installed for a whole process, so that only one house stands in it. */
let standing: Promise<TestHouse> | undefined

/** Leaves the process to a file that opens a house in its own way. */
export async function closeSharedHouse(): Promise<void> {
  const house = await standing
  standing = undefined
  await house?.close()
}

/** A database for a file that starts engines by itself, and therefore has the process to itself. */
export async function cloneDatabase(server: TestServer) {
  await closeSharedHouse()
  return makeClone(server)
}

/** The server of all files that a worker runs. Each test makes a workspace of its own in it, and counts nothing that others add to. */
export async function testHouse(): Promise<TestHouse> {
  standing ??= open({}).catch((error: unknown) => {
    // the next file tries again
    standing = undefined
    throw error
  })
  const house = await standing
  house.logged.length = 0
  house.changes.length = 0
  // the calls of earlier files came from this address, too
  await house.database.withSystem('write', db => db.run(sql`delete from login_tries`))
  watchLogOf(house)
  refuseHeldFaults()
  return house
}

/** A server for the tests of one file alone, which need it otherwise than everybody else or would disturb others. */
export async function ownHouse(options: OwnHouseOptions): Promise<TestHouse> {
  // each start takes seconds of the suite
  if (Object.keys(options).length === 0) throw new Error('say what makes this house differ from that of testHouse()')
  await closeSharedHouse()
  const house = await open(options)
  watchLogOf(house)
  refuseHeldFaults()
  afterAll(() => house.close())
  return house
}

/** A connection inside a connection fails the test, also where its error was caught, as that of a job is. */
function refuseHeldFaults(): void {
  afterEach(() => {
    const faults = takeHeldFaults()
    if (faults.length > 0) throw new Error(faults.join('\n'))
  })
}

/** A call that answers 500 does not say why; the log does. A warning of the database means that a statement did not do what it says. */
function watchLogOf({ logged }: TestHouse): void {
  let reported = 0
  afterEach(({ task }) => {
    const lines = logged.slice(reported)
    reported = logged.length
    if (task.result?.state === 'fail') for (const line of lines.filter(isErrorLine)) process.stderr.write(line)
    const warning = lines.find(isDatabaseWarning)
    if (warning !== undefined) throw new Error(warning)
  })
}
