import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { majorOf } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import type { Place } from './place.ts'

// PostgreSQL gets an environment of its own, because ours contains secrets
export const quietEnv = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }

export const binary = (place: Place, name: 'postgres' | 'initdb') => join(place.binaries.folder, 'bin', name)

/** The superuser's password of a database that is there and of the version we bring. */
export async function openCluster(place: Place, isDurable: boolean): Promise<string> {
  for (const name of readdirSync(place.home).filter(each => each.startsWith('cluster.'))) {
    rmSync(join(place.home, name), { recursive: true, force: true })
  }
  if (!existsSync(place.cluster)) return makeCluster(place, isDurable)
  refuseStranger(place)
  return readPassword(place) ?? renewPassword(place)
}

export function readPassword(place: Place): string | undefined {
  const path = join(place.keep, 'password')
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function refuseStranger(place: Place) {
  const uid = place.account?.uid ?? process.getuid?.()
  if (statSync(place.cluster).uid !== uid) {
    throw new EmbeddedPostgresError(
      'unreachable',
      `The database in ${place.cluster} belongs to another user: ` + 'start as that user, or as root.',
    )
  }
  const dataVersion = readFileSync(join(place.cluster, 'PG_VERSION'), 'utf8').trim()
  const binariesVersion = majorOf(place.binaries.version)
  if (dataVersion !== binariesVersion) {
    throw new EmbeddedPostgresError(
      'wrong version',
      `The database in ${place.cluster} was made by PostgreSQL ${dataVersion} ` +
        `and this version brings ${binariesVersion}: back it up with the version it was made by, then restore the backup here.`,
    )
  }
}

async function makeCluster(place: Place, isDurable: boolean): Promise<string> {
  const password = keepPassword(place)
  const staged = join(place.home, `cluster.${process.pid}`)
  const passwordFile = join(place.home, 'cluster.password')
  mkdirSync(staged, { mode: 0o700 })
  giveToAccount(place, staged)
  writeFileSync(passwordFile, password, { mode: 0o600 })
  giveToAccount(place, passwordFile)
  try {
    await runTool(place, 'initdb', [
      `--pgdata=${staged}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(isDurable ? [] : ['--no-sync']),
    ])
  } finally {
    rmSync(passwordFile, { force: true })
  }
  // the rename makes the cluster appear whole or not at all, so a start that was killed half-way begins again
  renameSync(staged, place.cluster)
  return password
}

function keepPassword(place: Place): string {
  const password = randomBytes(24).toString('base64url')
  const path = join(place.keep, 'password')
  writeFileSync(`${path}.new`, password, { mode: 0o600 })
  renameSync(`${path}.new`, path)
  return password
}

/** A database that was moved here without its password file gets a new password. */
async function renewPassword(place: Place): Promise<string> {
  const password = keepPassword(place)
  await runTool(place, 'postgres', ['--single', '-D', place.cluster, 'postgres'], `alter role postgres password '${password}'\n`)
  return password
}

export function giveToAccount(place: Place, path: string) {
  if (place.account) chownSync(path, place.account.uid, place.account.gid)
}

function runTool(place: Place, name: 'postgres' | 'initdb', args: string[], input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const { uid, gid } = place.account ?? {}
    const child = spawn(binary(place, name), args, { uid, gid, cwd: place.home, env: quietEnv })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', error => reject(notRunnable(error)))
    child.on('close', code =>
      code === 0
        ? resolve()
        : reject(
            new EmbeddedPostgresError('not started', `PostgreSQL could not prepare its database in ${place.home}: ${lastLines(output)}`),
          ),
    )
    // a tool that ends early reports the reason itself, so the broken pipe is ignored
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}

export const notRunnable = (error: Error) =>
  new EmbeddedPostgresError(
    'unsupported host',
    `The built-in PostgreSQL does not run on this machine (${error.message}): it needs Linux with glibc, or macOS. ` +
      'Set DATABASE_URL to a PostgreSQL 15 or newer.',
  )

export const lastLines = (text: string) => text.trim().split('\n').slice(-5).join(' / ')
