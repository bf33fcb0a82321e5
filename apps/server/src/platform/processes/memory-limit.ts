import { Worker } from 'node:worker_threads'

const lookMs = 50
/** Ends the process at once, and tells the server why. */
export const tooLargeSignal = 'SIGUSR2'

/**
 * Ends this process once it takes more memory. The work that is limited may keep the main thread for seconds, in code that no limit of
 * V8 reaches, so a thread beside it looks.
 */
export function limitMemory(bytes: number): void {
  const look = `setInterval(() => process.memoryUsage.rss() > ${bytes} && process.kill(process.pid, '${tooLargeSignal}'), ${lookMs})`
  new Worker(look, { eval: true }).unref()
}
