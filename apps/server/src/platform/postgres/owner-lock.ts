import { linkSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { isAlive, startMark } from './processes.ts'

const Owner = z.object({ pid: z.number(), mark: z.string() })
const pattern = /^owner\.(\d+)\.lock$/

/**
 * The lock is the file with the highest number. A dead owner's lock is never removed and reused, because two processes that
 * find it dead at once would remove each other's. Instead the next number is linked, which only one of them can do.
 */
export function takeLock(home: string): { heldBy: number } | { release: () => void } {
  for (;;) {
    const numbers = numbersIn(home)
    const last = numbers.at(-1) ?? 0
    const holder = liveOwner(home)
    if (holder !== undefined) return { heldBy: holder }
    const lockPath = pathOf(home, last + 1)
    const draft = `${lockPath}.${process.pid}`
    writeFileSync(draft, JSON.stringify({ pid: process.pid, mark: startMark(process.pid) }), { mode: 0o600 })
    try {
      linkSync(draft, lockPath)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') continue
      throw error
    } finally {
      rmSync(draft, { force: true })
    }
    for (const number of numbers) rmSync(pathOf(home, number), { force: true })
    return { release: () => release(lockPath) }
  }
}

export function liveOwner(home: string): number | undefined {
  const last = numbersIn(home).at(-1)
  if (last === undefined) return undefined
  const owner = ownerIn(pathOf(home, last))
  return owner && isAlive(owner.pid) && startMark(owner.pid) === owner.mark ? owner.pid : undefined
}

const pathOf = (home: string, number: number) => join(home, `owner.${number}.lock`)

const numbersIn = (home: string) =>
  readdirSync(home)
    .map(name => Number(pattern.exec(name)?.[1]))
    .filter(Number.isInteger)
    .sort((a, b) => a - b)

function ownerIn(path: string) {
  try {
    return Owner.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    // the file is gone, or was half-written before a power cut: it has no owner
    return undefined
  }
}

// the file is emptied and not removed, so that the numbers never start again
function release(path: string) {
  const draft = `${path}.${process.pid}`
  try {
    writeFileSync(draft, JSON.stringify({ pid: 0, mark: '' }), { mode: 0o600 })
    renameSync(draft, path)
  } catch {
    // the folder was deleted meanwhile, so nothing is left to release
  }
}
