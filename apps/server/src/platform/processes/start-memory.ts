import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** After the first answers, which should not wait for it. */
const delayMs = 3_000

/**
 * Frees what only the start needed, some forty megabytes: V8 keeps it until it next has a reason to collect, which a quiet server may not
 * give it for hours. It takes a tenth of a second, once.
 */
export function freeStartMemory(): void {
  const collect = () => {
    setFlagsFromString('--expose-gc')
    const gc: unknown = runInNewContext('gc')
    // as a last resort V8 also gives the freed pages back to the system
    if (typeof gc === 'function') gc({ flavor: 'last-resort' })
  }
  setTimeout(collect, delayMs).unref()
}
