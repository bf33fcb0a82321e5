import { test as base } from '@playwright/test'

/** Playwright's test, with the browser's contexts as each of our tests needs them, whether it makes them itself or not. */
export const test = base.extend<object>({
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
