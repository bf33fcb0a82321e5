import { setTimeout as wait } from 'node:timers/promises'
import { openCluster, readPassword } from './cluster.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import { closeEndpoint, openEndpoint, urlOf, type Endpoint } from './endpoint.ts'
import { liveOwner, takeLock } from './owner-lock.ts'
import { findPlace, type Place } from './place.ts'
import { findRunning, haltPostmaster, isReadyAt, spawnPostmaster } from './postmaster.ts'
import { superviseServer } from './supervise.ts'

export interface EmbeddedOptions {
  /** The app's data folder; this engine uses its subfolder `postgres`. */
  dataDir: string
  log: (line: string) => void
  /** False only where losing the last writes does no harm: test databases. */
  isDurable?: boolean
  /** Is called once PostgreSQL has been told to start, for work of ours that does not need it yet. */
  whileStarting?: (() => unknown) | undefined
}

export interface EmbeddedServer {
  superuserUrl: (database?: string) => string
  /** Whether `stop` ends PostgreSQL, or another process does that. */
  isOwned: boolean
  readonly pid: number
  stop: () => Promise<void>
  /** Registers a callback for each unexpected end of PostgreSQL; its owner starts it again at the same address. */
  onExit: (callback: () => void) => void
}

export async function startEmbedded({ dataDir, log, isDurable = true, whileStarting }: EmbeddedOptions): Promise<EmbeddedServer> {
  const place = findPlace(dataDir, log)
  const lock = takeLock(place.home)
  if ('heldBy' in lock) {
    throw new EmbeddedPostgresError('in use', `The data folder ${place.dataDir} is already in use by process ${lock.heldBy}.`)
  }
  try {
    const password = await openCluster(place, isDurable)
    const { pid, endpoint } = (await adopt(place, log)) ?? (await begin(place, isDurable, whileStarting))
    const supervised = superviseServer({
      pid,
      log,
      start: () => spawnPostmaster(place, endpoint, isDurable),
      halt: last => haltPostmaster(findRunning(place.cluster)?.pid ?? last),
    })
    return {
      superuserUrl: (database = 'postgres') => urlOf(endpoint, password, database),
      isOwned: true,
      get pid() {
        return supervised.pid()
      },
      onExit: supervised.onExit,
      stop: async () => {
        await supervised.stop()
        closeEndpoint(endpoint)
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

interface Started {
  pid: number
  endpoint: Endpoint
}

async function begin(place: Place, isDurable: boolean, whileStarting?: () => unknown): Promise<Started> {
  const endpoint = await openEndpoint(place)
  for (let triesLeft = 4; ; triesLeft -= 1) {
    try {
      const spawned = spawnPostmaster(place, endpoint, isDurable)
      whileStarting?.()
      return { pid: await spawned, endpoint }
    } catch (error) {
      // a server that was just killed leaves workers behind, which hold its memory until they notice
      if (!triesLeft || !(error instanceof EmbeddedPostgresError) || error.code !== 'not started') throw error
      await wait(250)
    }
  }
}

// Takes over a PostgreSQL that kept running after its owner was killed; the caller waits for one that is about to end.
async function adopt(place: Place, log: (line: string) => void) {
  const server = findRunning(place.cluster)
  if (!server || !(await isReadyAt(place.cluster, server.pid))) return undefined
  log(`PostgreSQL was left running as process ${server.pid}: taken over`)
  return server
}

const patienceWithOwner = 30_000

/** For commands beside the app: uses the app's PostgreSQL while it runs, else starts one until the command is done. */
export async function joinEmbedded(dataDir: string, log: (line: string) => void = () => undefined): Promise<EmbeddedServer> {
  const place = findPlace(dataDir, log)
  const end = performance.now() + patienceWithOwner
  while (liveOwner(place.home) !== undefined) {
    const server = findRunning(place.cluster)
    const password = readPassword(place)
    if (server?.isReady && password) return joinedServer(server.pid, server.endpoint, password)
    if (performance.now() > end) {
      throw new EmbeddedPostgresError('not started', 'The app holds the database and its PostgreSQL does not answer.')
    }
    await wait(50)
  }
  return startEmbedded({ dataDir, log })
}

const joinedServer = (pid: number, endpoint: Endpoint, password: string): EmbeddedServer => ({
  superuserUrl: (database = 'postgres') => urlOf(endpoint, password, database),
  isOwned: false,
  pid,
  stop: async () => undefined,
  onExit: () => undefined,
})
