import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { chooseAccount, mayReach, type Account } from './account.ts'
import { copyBinaries, findBinaries, linkLibraries, type Binaries } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'

export interface Place {
  dataDir: string
  /** Our folder inside the data folder: it holds the password, and the database too if the account can reach it. */
  keep: string
  /** Where the database, its lock and its logs are. */
  home: string
  cluster: string
  binaries: Binaries
  account: Account | undefined
}

const systemFolder = '/var/lib/allenio'
const Pointer = z.object({ home: z.string() })

export function findPlace(dataDir: string, log: (line: string) => void): Place {
  const keep = join(dataDir, 'postgres')
  mkdirSync(keep, { recursive: true })
  const folder = realpathSync(dataDir)
  const home = pointedHome(keep) ?? keep
  const account = chooseAccount(join(home, 'cluster'))
  const place = { dataDir: folder, keep, home, cluster: join(home, 'cluster'), binaries: findBinaries(), account }
  if (!account) return { ...place, binaries: linkedBinaries(place.binaries, keep) }
  // the account may pass through the folder, but may not list it
  chmodSync(keep, 0o711)
  const near = { ...place, binaries: reachableBinaries(place.binaries, account) }
  return home !== keep || mayReach(account, '/', join(keep, '.')) ? near : movePlace(near, account, log)
}

/** Whether a database has been made for the data folder. */
export function hasCluster(dataDir: string): boolean {
  const keep = join(dataDir, 'postgres')
  return existsSync(join(pointedHome(keep) ?? keep, 'cluster'))
}

const pointedHome = (keep: string) => {
  const pointer = join(keep, 'place.json')
  return existsSync(pointer) ? Pointer.parse(JSON.parse(readFileSync(pointer, 'utf8'))).home : undefined
}

function linkedBinaries(binaries: Binaries, keep: string): Binaries {
  try {
    linkLibraries(binaries.folder)
    return binaries
  } catch {
    return copyBinaries(binaries, keep)
  }
}

function reachableBinaries(binaries: Binaries, account: Account): Binaries {
  if (mayReach(account, join(binaries.folder, 'lib'), join(binaries.folder, 'bin', 'postgres'))) {
    return linkedBinaries(binaries, systemHome())
  }
  return copyBinaries(binaries, systemHome())
}

function systemHome() {
  mkdirSync(systemFolder, { recursive: true })
  chmodSync(systemFolder, 0o755)
  return systemFolder
}

function movePlace(place: Place, account: Account, log: (line: string) => void): Place {
  if (existsSync(place.cluster)) {
    throw new EmbeddedPostgresError(
      'unreachable',
      `The database in ${place.cluster} belongs to the user ` +
        `${account.name}, who may not enter that folder: open the folders above it to that user (chmod o+x).`,
    )
  }
  // the name is new each time, because after a deleted data folder a new one must not find the old database
  const hash = createHash('sha256').update(place.dataDir).digest('hex').slice(0, 12)
  const home = mkdtempSync(join(systemHome(), `${hash}-`))
  chownSync(home, account.uid, account.gid)
  writeFileSync(join(place.keep, 'place.json'), JSON.stringify({ home }))
  log(`PostgreSQL runs as ${account.name}, who may not enter ${place.dataDir}: the database is kept in ${home}`)
  return { ...place, home, cluster: join(home, 'cluster') }
}
