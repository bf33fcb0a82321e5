import { refreshCheckEveryMs } from '#lib/constants'
import { BUILD } from './chunks.ts'
import { renewServiceWorker } from './service-worker.ts'

interface Surroundings {
  now?: () => number
  reload?: () => void
}

/**
 * Asks the server whether this page is out of date, and reloads it if so. The shell calls it on focus and on
 * navigation; it asks at most every five minutes.
 */
export function refreshCheck(ask: (build: string) => Promise<boolean>, options: Surroundings = {}) {
  const { now = Date.now, reload = () => location.reload() } = options
  // a page that has just loaded is up to date
  let askedAt = now()
  return async (): Promise<void> => {
    if (now() - askedAt < refreshCheckEveryMs) return
    askedAt = now()
    const isOld = await ask(BUILD).catch(() => false)
    if (!isOld) return
    await renewServiceWorker()
    reload()
  }
}
