/** Something the person at the terminal can do something about, in one sentence; `details` is what the tool said. */
export class Failure extends Error {
  constructor(sentence, details = '') {
    super(sentence)
    this.details = details
  }
}

let out = process.stdout

export function quietly() {
  out = process.stderr
}

export const say = line => void out.write(`${line}\n`)

const seconds = since => ((performance.now() - since) / 1000).toFixed(1)

/** Says what is happening while it happens: in place on a terminal, else a line now and then. */
export async function step(label, work) {
  const since = performance.now()
  const tick = () => {
    if (out.isTTY) out.write(`\r${label} … ${seconds(since)} s `)
    else say(`${label} … ${Math.round((performance.now() - since) / 1000)} s`)
  }
  if (out.isTTY) tick()
  else say(`${label} …`)
  const timer = setInterval(tick, out.isTTY ? 500 : 20_000)
  try {
    const result = await work()
    say(`${out.isTTY ? '\r' : ''}${label}: done in ${seconds(since)} s`)
    return result
  } catch (error) {
    if (out.isTTY) say('')
    throw error
  } finally {
    clearInterval(timer)
  }
}

export function failWith(error) {
  if (!(error instanceof Failure)) {
    process.stderr.write(`${explain(error) ?? error?.stack ?? error}\n`)
    return 1
  }
  if (error.details) process.stderr.write(`${error.details.trimEnd()}\n`)
  process.stderr.write(`${error.message}\n`)
  return 1
}

const explain = error =>
  ({
    ENOSPC: 'The disk is full: free some space and start again.',
    EACCES: `${error?.path} may not be written by this user: give the folder to this user, or start as its owner.`,
    EPERM: `${error?.path} may not be written by this user: give the folder to this user, or start as its owner.`,
    EROFS: `${error?.path} is on a disk that cannot be written.`,
  })[error?.code]
