/** The pauses between tries to read what somebody else has edited. */
const [shortestPauseMs, longestPauseMs] = [2_000, 60_000]

interface CatchUpParts {
  /** Whether the device has less than a revision, and may still read it. */
  isBehind: (revision: number) => boolean
  read: () => Promise<void>
}

/** Reads until the device has the revision that it should have: a read may fail, or have begun before the edit. */
export function openCatchUp({ isBehind, read }: CatchUpParts) {
  let awaitedRevision = 0
  let isRunning = false
  let endPause = (): void => undefined

  const pauseFor = (ms: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, ms)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let failures = 0; isBehind(awaitedRevision); failures += 1) {
      if (failures >= 2) await pauseFor(Math.min(failures * shortestPauseMs, longestPauseMs))
      if (isBehind(awaitedRevision)) await read()
    }
    isRunning = false
  }

  return {
    /** Awaits a revision; an answer that is on its way may bring it. */
    expect(revision: number): void {
      awaitedRevision = Math.max(awaitedRevision, revision)
    },
    /** Awaits no more than a revision, because the server has forgotten later ones. */
    expectOnly(revision: number): void {
      awaitedRevision = revision
    },
    begin(): void {
      if (isBehind(awaitedRevision)) void run()
    },
    close: () => endPause(),
  }
}
