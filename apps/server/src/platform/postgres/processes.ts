import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

const ps = (pid: number, column: string) => spawnSync('ps', ['-p', String(pid), '-o', `${column}=`], { encoding: 'utf8' }).stdout.trim()

/** The fields of /proc/<pid>/stat after the command's name, which may itself hold spaces and brackets. */
const procStat = (pid: number) => {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** Whether a process has this number, zombies included. */
export function isListed(pid: number): boolean {
  // zero and negative numbers mean whole process groups, including our own
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

// in a container with a first process that does not reap, dead processes stay listed as zombies
export const isAlive = (pid: number): boolean => isListed(pid) && (process.platform !== 'linux' || procStat(pid)?.[0] !== 'Z')

/** Distinguishes a process from a later one with the same number; empty when it is gone. */
export const startMark = (pid: number): string => (process.platform === 'linux' ? (procStat(pid)?.[19] ?? '') : ps(pid, 'lstart'))

/** A number in postmaster.pid may belong to any process after a reboot or in a new container. */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return ps(pid, 'comm').endsWith('postgres')
  return attempt(() => readlinkSync(`/proc/${pid}/cwd`)) === cluster
}

export async function hasEnded(pid: number, milliseconds: number): Promise<boolean> {
  const end = performance.now() + milliseconds
  while (isAlive(pid)) {
    if (performance.now() > end) return false
    await wait(10)
  }
  return true
}
