import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync, rmdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './account.ts'
import type { Place } from './place.ts'

export type Endpoint = { kind: 'socket'; folder: string; port: number } | { kind: 'loopback'; port: number }

// a socket path may have 108 bytes on Linux and 104 on macOS, and PostgreSQL appends its own name to the folder
const longestFolder = 103 - '/.s.PGSQL.5432'.length

export async function openEndpoint(place: Place): Promise<Endpoint> {
  const name = `allenio-${createHash('sha256').update(place.home).digest('hex').slice(0, 12)}`
  const parents = place.account ? ['/var/run', '/tmp', tmpdir()] : ['/tmp', tmpdir()]
  const folder = parents
    .map(parent => join(parent, name))
    .find(each => Buffer.byteLength(each) <= longestFolder && isOurs(each, place.account))
  return folder ? { kind: 'socket', folder, port: 5432 } : { kind: 'loopback', port: await freePort() }
}

// in a shared folder another user may have created this name first, to pose as PostgreSQL
function isOurs(folder: string, account: Account | undefined): boolean {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (account && lstatSync(folder).uid === 0) chownSync(folder, account.uid, account.gid)
    const stats = lstatSync(folder)
    if (!stats.isDirectory() || stats.uid !== (account?.uid ?? process.getuid?.())) return false
    chmodSync(folder, 0o700)
    return true
  } catch {
    return false
  }
}

export function closeEndpoint(endpoint: Endpoint) {
  if (endpoint.kind === 'loopback') return
  try {
    rmdirSync(endpoint.folder)
  } catch {
    // the folder is not empty: a killed PostgreSQL left its socket there, which the next start replaces
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

export function urlOf(endpoint: Endpoint, password: string, database: string): string {
  const name = encodeURIComponent(database)
  // the address has a host only because URL demands one; the host in the query wins
  return endpoint.kind === 'socket'
    ? `postgresql://postgres:${password}@localhost:${endpoint.port}/${name}?host=${encodeURIComponent(endpoint.folder)}`
    : `postgresql://postgres:${password}@127.0.0.1:${endpoint.port}/${name}`
}
