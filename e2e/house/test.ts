import { test as base } from '@playwright/test'
import { keptContext, type KeptContext } from './kept-context.ts'

/** The contexts that a worker keeps, by the device that each of them is. */
type KeptContexts = Map<string, KeptContext>

/**
 * Playwright's test, with the browser's contexts as each of our tests needs them, whether it makes them itself or not. Tests of one worker
 * share a context, emptied in between, because an empty cache would load and compile the whole app again for each of them. A context that a
 * test makes by itself is new, and so is that of a test with a service worker or a second try.
 */
export const test = base.extend<object, { keptContexts: KeptContexts }>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async options => {
        const context = await newContext(options)
        await context.addInitScript(saveData)
        // by itself the browser's list of files ends at 250, and what waits for all of them would miss the rest
        await context.addInitScript(() => performance.setResourceTimingBufferSize(5_000))
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  keptContexts: [
    async ({ browser }, use) => {
      const kept: KeptContexts = new Map()
      await use(kept)
      for (const { context } of kept.values()) if (browser.isConnected()) await context.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, keptContexts, viewport, isMobile, hasTouch, locale, timezoneId, userAgent, permissions, serviceWorkers },
    use,
    info,
  ) => {
    // a worker outlives the page that registered it, and a second try records a trace from its beginning
    const isKept = serviceWorkers === 'block' && info.retry === 0
    const device = JSON.stringify([viewport, isMobile, hasTouch, locale, timezoneId, userAgent, permissions])
    const kept = (isKept && keptContexts.get(device)) || keptContext(await browser.newContext())
    keptContexts.delete(device)
    await use(kept.context)
    if (isKept && (await kept.empty())) keptContexts.set(device, kept)
    else await kept.context.close()
  },
})

/**
 * Where Playwright blocks the service worker, nothing would store the pages that a browser loads ahead, and each page of each test would
 * load a hundred files for nothing. The journeys that allow the worker load ahead as everybody does.
 */
function saveData(): void {
  const register: unknown = Reflect.get(navigator.serviceWorker ?? {}, 'register')
  if (!String(register).includes('Playwright')) return
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true, effectiveType: '4g' } })
}
