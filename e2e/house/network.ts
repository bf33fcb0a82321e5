import type { BrowserContext, Route } from '@playwright/test'

declare global {
  var fetchOfNetwork: typeof fetch | undefined
}

const refuse = (route: Route) => route.abort('internetdisconnected')

/**
 * Cuts all pages of a context off the network, or brings them back. Chromium tells only the pages that are open: one
 * that opens later is told here, and its first requests are refused, which may leave before the browser refuses them.
 */
export async function setOffline(context: BrowserContext, isOffline: boolean): Promise<void> {
  if (isOffline) await context.route('**/api/**', refuse)
  else await context.unroute('**/api/**', refuse)
  await context.addInitScript(setNetworkState, isOffline)
  await context.setOffline(isOffline)
  for (const page of context.pages()) await page.evaluate(setNetworkState, isOffline).catch(unlessReplaced)
}

/** A page that is being loaded anew has the script from its start. */
function unlessReplaced(error: unknown): void {
  if (!String(error).includes('Execution context was destroyed')) throw error
}

/**
 * Writes are refused in the page itself: they pass through the service worker, and a worker that starts while the context is offline
 * reaches the network all the same.
 */
function setNetworkState(isOffline: boolean): void {
  const network = (globalThis.fetchOfNetwork ??= globalThis.fetch)
  globalThis.fetch = (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    return isOffline && method !== 'GET' ? Promise.reject(new TypeError('Failed to fetch')) : network(input, init)
  }
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => !isOffline })
  dispatchEvent(new Event(isOffline ? 'offline' : 'online'))
}

/**
 * Whether a fault is only that the page could not reach the network: something it had just begun to read, files of other screens that
 * were still being loaded ahead, or the icon of the tab.
 */
export const isOfNetwork = (fault: string): boolean =>
  /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED \S+\/(?:assets|brand)\//.test(fault)
