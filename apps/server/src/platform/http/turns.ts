const atOnce = 3

interface Line {
  running: number
  waiting: (() => void)[]
}

const lines = new Map<string, Line>()

/**
 * Calls that would wait for the same locks take turns before they ask for a connection: three of a line at once in this process. A class
 * that fifty people book at one moment would otherwise hold every connection until the last of them is judged, and all other calls would
 * be refused. On several nodes three of each wait in the database, whose locks decide as before.
 */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(name) ?? { running: 0, waiting: [] }
  lines.set(name, line)
  if (line.running >= atOnce) await new Promise<void>(resolve => line.waiting.push(resolve))
  else line.running += 1
  try {
    return await work()
  } finally {
    const next = line.waiting.shift()
    if (next) next()
    else line.running -= 1
    if (line.running === 0) lines.delete(name)
  }
}
