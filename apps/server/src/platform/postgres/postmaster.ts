import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { binary, giveToAccount, lastLines, notRunnable, quietEnv } from './cluster.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import type { Endpoint } from './endpoint.ts'
import type { Place } from './place.ts'
import { hasEnded, isAlive, isListed, isPostmasterOf } from './processes.ts'
import { settingsOf } from './settings.ts'

export interface RunningServer {
  pid: number
  endpoint: Endpoint
  isReady: boolean
}

const longestRecovery = 10 * 60_000

/** Reads the facts that PostgreSQL wrote about itself; undefined if it is not alive. */
export function findRunning(cluster: string): RunningServer | undefined {
  const path = join(cluster, 'postmaster.pid')
  if (!existsSync(path)) return undefined
  const [pid, , , port, folder, , , status] = readFileSync(path, 'utf8')
    .split('\n')
    .map(line => line.trim())
  if (!isPostmasterOf(Number(pid), cluster)) return undefined
  const endpoint: Endpoint = folder ? { kind: 'socket', folder, port: Number(port) } : { kind: 'loopback', port: Number(port) }
  return { pid: Number(pid), endpoint, isReady: status === 'ready' }
}

export async function spawnPostmaster(place: Place, endpoint: Endpoint, isDurable: boolean): Promise<number> {
  const logs = join(place.home, 'log')
  mkdirSync(logs, { recursive: true, mode: 0o700 })
  giveToAccount(place, logs)
  dropStalePidFiles(place.cluster, endpoint)
  const settings = Object.entries(settingsOf({ home: place.home, endpoint, isDurable }))
  const firstWords = join(place.home, 'start.log')
  const output = openSync(firstWords, 'w', 0o600)
  const { uid, gid } = place.account ?? {}
  // PostgreSQL gets a process group of its own, so that Ctrl-C reaches only us: we stop it after the last answer
  const child = spawn(binary(place, 'postgres'), ['-D', place.cluster, ...settings.map(([name, value]) => `--${name}=${value}`)], {
    uid,
    gid,
    cwd: place.home,
    env: quietEnv,
    stdio: ['ignore', output, output],
    detached: true,
  })
  closeSync(output)
  const failure = new Promise<never>((_, reject) => {
    child.once('error', error => reject(notRunnable(error)))
    child.once('exit', () => reject(new EmbeddedPostgresError('not started', `PostgreSQL did not start: ${whyNot(place, firstWords)}`)))
  })
  failure.catch(() => undefined)
  child.unref()
  const { pid } = child
  if (pid === undefined) return failure
  try {
    // if it died before it was ready, the pending event carries the reason
    return (await Promise.race([failure, isReadyAt(place.cluster, pid)])) ? pid : await failure
  } catch (error) {
    await haltPostmaster(pid)
    throw error
  }
}

// PostgreSQL takes any process with that number for itself and would refuse to start. Ours is known to be gone, and its
// remains are recognised by their shared memory, not by these files.
function dropStalePidFiles(cluster: string, endpoint: Endpoint) {
  const lock = endpoint.kind === 'socket' ? [join(endpoint.folder, `.s.PGSQL.${endpoint.port}.lock`)] : []
  for (const path of [join(cluster, 'postmaster.pid'), ...lock]) {
    if (existsSync(path) && isListed(Number.parseInt(readFileSync(path, 'utf8'), 10))) rmSync(path)
  }
}

const whyNot = (place: Place, firstWords: string) => {
  const newest = join(place.home, 'log', `postgresql-${new Date().toUTCString().slice(0, 3)}.log`)
  return [firstWords, newest]
    .filter(path => existsSync(path))
    .map(path => lastLines(readFileSync(path, 'utf8')))
    .join(' / ')
}

/** Waits through a recovery; false when the process ended instead. */
export async function isReadyAt(cluster: string, pid: number): Promise<boolean> {
  const end = performance.now() + longestRecovery
  while (isAlive(pid)) {
    const server = findRunning(cluster)
    if (server?.isReady && server.pid === pid) return true
    if (performance.now() > end) {
      throw new EmbeddedPostgresError('not started', 'PostgreSQL has been recovering for 10 minutes without an end.')
    }
    await wait(10)
  }
  return false
}

/** Tries a fast shutdown first, which aborts transactions but writes everything to disk; then an immediate one; then a kill. */
export async function haltPostmaster(pid: number) {
  for (const [signal, patience] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5000],
    ['SIGKILL', 5000],
  ] as const) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    if (await hasEnded(pid, patience)) return
  }
}
