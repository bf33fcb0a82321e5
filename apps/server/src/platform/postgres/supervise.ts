import { isAlive } from './processes.ts'

export interface Supervision {
  pid: number
  log: (line: string) => void
  start: () => Promise<number>
  /** Ends every process of it that is alive, also after half a start. */
  halt: (pid: number) => Promise<void>
}

const glance = 100
const firstPause = 100
const longestPause = 10_000

/**
 * Checks the process by its number, because an adopted one is not our child. The first restarts after a kill may fail,
 * because workers of the dead server hold its memory until they notice.
 */
export function superviseServer({ pid: first, log, start, halt }: Supervision) {
  const callbacks: (() => void)[] = []
  let pid = first
  let isStopping = false
  let timer: NodeJS.Timeout | undefined
  let restart: Promise<void> | undefined

  const after = (milliseconds: number, act: () => void) => {
    if (!isStopping) timer = setTimeout(act, milliseconds).unref()
  }
  const watch = () => {
    if (isAlive(pid)) return after(glance, watch)
    log(`PostgreSQL (process ${pid}) has ended unexpectedly: starting it again`)
    for (const callback of callbacks) callback()
    comeBack(firstPause)
  }
  const comeBack = (pause: number) => {
    restart = start().then(
      started => {
        pid = started
        log(`PostgreSQL is back as process ${pid}`)
        after(glance, watch)
      },
      (error: unknown) => {
        log(`${error instanceof Error ? error.message : String(error)} Next try in ${pause / 1000} s.`)
        after(pause, () => comeBack(Math.min(pause * 2, longestPause)))
      },
    )
  }
  after(glance, watch)

  return {
    pid: () => pid,
    onExit: (callback: () => void) => {
      callbacks.push(callback)
    },
    stop: async () => {
      isStopping = true
      clearTimeout(timer)
      await halt(pid)
      await restart
      await halt(pid)
    },
  }
}
